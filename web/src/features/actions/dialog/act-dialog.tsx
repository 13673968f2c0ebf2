import { useQueryClient } from '@tanstack/react-query';
import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import type { Act } from '@/lib/acts/act';
import { useApprovals } from '@/lib/economy/orders/approval-queries';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { returnFocus } from '@/lib/return-focus';
import { sendAsMutation } from '@/lib/send-as-mutation';
import { connectedAddress, isTokenRefused } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useStore } from '@/lib/use-store';

import type { FormProps } from '../shared/action';

import { ActSubject } from './act-subject';
import { entryOf } from '../actions';
import { definitionOf } from '../definitions';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { Done } from './outcome/done';
import { RefusedNotice } from './outcome/refused-notice';
import { summaryFor } from './outcome/receipt';
import { severalDone } from './outcome/several-done';
import { SignInAgain } from './outcome/sign-in-again';
import { Review } from './review/review';
import { createActDraftStore, type ActDraft } from './signing/act-draft';
import { isUnderWay, type Progress } from './signing/act-state';
import { createActStore, type ActStore } from './signing/act-store';
import { findAct } from './signing/find-act';
import { mayNeedApproval } from './signing/needed-approvals';
import { severalLines, severalOf } from './signing/several-lines';
import { completedBefore } from './signing/completed-before';
import { UnderWay } from './signing/under-way';
import { hashOf, messageOf, sentencesOf } from '../messages/signed-messages';
import { cancelReplaced } from '../messages/cancel';

type Opened = Pick<ActDialogProps, 'act' | 'kept' | 'address' | 'onInterrupted'>;

const useActStore = (
  { act, kept, address, onInterrupted }: Opened,
  approvals: RefObject<readonly TokenApproval[]>,
): ActStore => {
  const { loadWallet, read: readSession } = useSessionStore();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [store] = useState(() =>
    createActStore(
      {
        act,
        page: pathname + search,
        address,
        loadWallet,
        send: (signable, signature) =>
          sendAsMutation(queryClient, async () => ({
            kind: 'executed',
            summary: await messageOf(signable).send(signable, signature, act),
          })),
        cancelReplaced: (cancel, signature, hash) =>
          sendAsMutation(queryClient, () => cancelReplaced(cancel, signature, hash)),
        approvals: () => approvals.current,
        find: findAct,
        draft: createActDraftStore(),
        now: Date.now,
        onThrough: (step) => messageOf(step).onExecuted?.(step, { queryClient, address }),
        onChange: () => void refreshEconomy(queryClient),
      },
      kept,
    ),
  );
  useEffect(() => {
    void store.resume();
    return () => {
      // Who goes to another page leaves the act behind; a reload does not come by here.
      if (connectedAddress(readSession()) !== undefined) store.close();
      else onInterrupted(store.interrupt());
    };
  }, [store, readSession, onInterrupted]);
  return store;
};

/** Among many signatures, what the next one does. */
const whatIsNext = ({ steps, at }: Progress, store: ActStore): string | undefined => {
  const next = steps[at];
  return next && steps.length > 2 ? sentencesOf(next, store.labels())[0] : undefined;
};

/** The page that shows the result, by the hash of what was signed: known before any response. */
const resultLink = ({ steps, at }: Progress) => {
  const step = steps[at];
  return step && messageOf(step).resultLink?.(hashOf(step));
};

/** The form, which loads with its action. */
function FormOf({ act, address, store }: FormProps<Act>) {
  const form = useLazyModule(entryOf(act).form);
  return form.kind === 'loaded' ? (
    <form.module.Form act={act} address={address} store={store} />
  ) : (
    <FormSkeleton />
  );
}

type StepProps = {
  act: Act;
  address: WalletAddress;
  store: ActStore;
  trait: TraitDetail | undefined;
  /** What the review needs is still on its way. */
  isPreparing: boolean;
  onSignIn: () => void;
  onStart: (act: Act) => void;
  onClose: () => void;
};

function Step({ act, address, store, trait, isPreparing, onSignIn, onStart, onClose }: StepProps) {
  const state = useStore(store);
  const isRefused = isTokenRefused(useSessionState());
  const { hasForm, summaryOfAll, Alternative } = definitionOf(act);
  const canEdit = hasForm?.(act) ?? true;
  if (isRefused && (state.kind === 'filling' || state.kind === 'reviewing'))
    return <SignInAgain onSignIn={onSignIn} />;
  switch (state.kind) {
    case 'filling':
      // Without knowing what is approved, the review would leave a signature out.
      if (isPreparing) return <FormSkeleton />;
      return <FormOf act={act} address={address} store={store} />;
    case 'reviewing':
      return (
        <Review
          act={act}
          address={address}
          state={state}
          store={store}
          trait={trait}
          canEdit={canEdit}
        />
      );
    case 'switchingChain':
    case 'signing':
    case 'sending':
      return <UnderWay state={state} store={store} what={whatIsNext(state, store)} />;
    case 'done': {
      const several = severalOf(act, state);
      return (
        <Done
          summary={
            several
              ? severalDone(several, severalLines(several, act, state, store.wasThrough))
              : (summaryOfAll?.(act, state.steps) ?? summaryFor(state.outcome))
          }
          next={resultLink(state)}
          onClose={onClose}
        />
      );
    }
    case 'refused':
      return (
        <RefusedNotice
          refused={state.refused}
          throughBefore={completedBefore(act, state)}
          isKept={state.signature !== undefined}
          remedies={{
            sign: () => void store.confirm(),
            send: () => void store.sendAgain(),
            review: store.reviewAgain,
            fill: canEdit ? store.edit : undefined,
            signIn: onSignIn,
            close: onClose,
          }}
        >
          {store.canLeaveOut() && (
            <Button size="lg" variant="outline" onClick={store.leaveOut}>
              Skip this one
            </Button>
          )}
          {Alternative && state.refused.remedy === 'close' && (
            <Alternative act={act} address={address} onStart={onStart} />
          )}
        </RefusedNotice>
      );
  }
}

/** The trait's name and picture over the steps of whatever is done with it. */
function StepsOfTrait({ traitId, ...rest }: Omit<StepProps, 'trait'> & { traitId: string }) {
  const { data } = useTraitDetail(traitId);
  return (
    <>
      {data && (
        <ActSubject
          name={data.value}
          imageUrl={data.imageUrl}
          collectionName={data.collectionName}
          chainId={data.chainId}
        />
      )}
      <Step trait={data} {...rest} />
    </>
  );
}

/** The same of an avatar. */
function StepsOfAvatar({
  avatar,
  ...rest
}: Omit<StepProps, 'trait'> & { avatar: Pick<AvatarRef, 'collection' | 'tokenId'> }) {
  const { data } = useAvatarDetail(avatar);
  return (
    <>
      {data && (
        <ActSubject
          name={data.name}
          imageUrl={data.imageUrl}
          collectionName={data.collectionName}
          chainId={data.chainId}
        />
      )}
      <Step trait={undefined} {...rest} />
    </>
  );
}

type ActDialogProps = {
  act: Act;
  /** What a reload or another sign-in has interrupted. */
  kept: ActDraft | undefined;
  address: WalletAddress;
  onSignIn: () => void;
  /** The session is over: what to go on with after the next sign-in. */
  onInterrupted: (draft: ActDraft | undefined) => void;
  /** Another act takes the place of this one. */
  onStart: (act: Act) => void;
  onClose: () => void;
  /** What opened it, which gets the focus back. */
  opener: RefObject<Element | null>;
};

/** One act from its form to its receipt, in one dialog. While something is under way it stays. */
export function ActDialog(props: ActDialogProps) {
  const { act, address, onSignIn, onStart, onClose, opener } = props;
  const { data: known, isLoading } = useApprovals(mayNeedApproval(act));
  const approvals = useRef<readonly TokenApproval[]>([]);
  // Before what has no form puts its review up.
  useLayoutEffect(() => {
    approvals.current = known ?? [];
  }, [known]);
  const store = useActStore(props, approvals);
  const stayWhileUnderWay = (event: Event) => {
    if (isUnderWay(store.read())) event.preventDefault();
  };
  const isBusy = isUnderWay(useStore(store));
  const { traitId: traitIdOf, avatar: avatarOf, Header } = definitionOf(act);
  const traitId = traitIdOf?.(act);
  const avatar = avatarOf?.(act);
  const steps = { act, address, store, isPreparing: isLoading, onSignIn, onStart, onClose };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        // Whatever somebody called something, it stays inside; no word stands alone on a last line.
        className="text-pretty wrap-anywhere"
        showCloseButton={!isBusy}
        aria-describedby={undefined}
        onEscapeKeyDown={stayWhileUnderWay}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener.current);
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogTitle>{entryOf(act).title(act)}</DialogTitle>
        {Header && <Header act={act} />}
        {traitId !== undefined && <StepsOfTrait traitId={traitId} {...steps} />}
        {avatar && <StepsOfAvatar avatar={avatar} {...steps} />}
        {traitId === undefined && !avatar && <Step trait={undefined} {...steps} />}
      </DialogContent>
    </Dialog>
  );
}
