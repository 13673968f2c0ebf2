import { useQueryClient } from '@tanstack/react-query';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { OpeningDialog } from '@/components/opening-dialog';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import type { Action } from '@/lib/actions/action';
import { useAppConfig } from '@/config/app-config-context';
import { cn } from '@/lib/cn';
import { useChainReader } from '@/lib/chain/chain-reader';
import { approvalsOf, useApprovals } from '@/lib/economy/orders/approval-queries';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { refreshEconomy } from '@/lib/economy/queries/refresh-economy';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';
import { returnFocus } from '@/lib/return-focus';
import { sendAsMutation } from '@/lib/send-as-mutation';
import { connectedAddress, isTokenRefused, tokenOf } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';
import { keySignerOf } from '@/lib/wallet/sent-signature';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useStore } from '@/lib/use-store';

import { type FormProps, canEdit } from '../shared/action';
import { ActionSubject, SubjectSkeleton } from './action-subject';
import { entryOf, definitionOf } from '../actions';
import { isWide } from './is-wide';
import { useIsOpenKnown } from './use-is-open-known';
import { FilledBefore } from './filled-before';
import { FormReviewContext, type FormReviewProps } from '../shared/form/form-review';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { DoneStep, preloadReceipt } from './done-step';
import { summaryFor } from './outcome/receipt';
import { RefusedNotice } from './outcome/refused-notice';
import { SignInAgain } from './outcome/sign-in-again';
import { PriceFacts } from './review/price-facts';
import { FormReview } from './review/form-review';
import { Review } from './review/review';
import { CurrentSignature } from './review/signatures';
import { type ActionDraft, typedBefore } from './signing/action-draft';
import { createActionDraftStore } from './stored/action-draft-store';
import { isPending, type ActionState } from './signing/action-state';
import { createActionStore, type ActionStore } from './signing/action-store';
import { findAction } from './signing/find-action';
import { mayNeedApproval } from './signing/needed-approvals';
import { prepareAction } from './signing/prepare-action';
import { completedBefore } from './signing/completed-before';
import { PendingNotice } from './signing/pending-notice';
import { bySignature, coveredNext } from '../messages/bulk';
import { messageOf } from '../messages/signed-messages';
import { cancelReplaced } from '../messages/cancel';
import { Mismatch } from '../shared/form/mismatch';

type Opened = Pick<ActionDialogProps, 'action' | 'restored' | 'address' | 'onInterrupted'>;

const useActionStore = ({ action, restored, address, onInterrupted }: Opened): ActionStore => {
  const { loadWallet, read: readSession } = useSessionStore();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const chain = useChainReader();
  const { beaconHash } = useAppConfig();
  const [store] = useState(() =>
    createActionStore(
      {
        action,
        page: pathname + search,
        address,
        typed: restored === undefined ? typedBefore(action, address) : undefined,
        prepare: () =>
          prepareAction(action, {
            address,
            queryClient,
            token: tokenOf(readSession()),
            beaconHash,
          }),
        loadWallet,
        signerOf: keySignerOf,
        hasCode: chain.hasCode,
        send: (signable, signature) =>
          sendAsMutation(queryClient, async () => ({
            kind: 'executed',
            summary: await messageOf(signable).send(signable, signature, action),
          })),
        cancelReplaced: (...request) =>
          sendAsMutation(queryClient, () => cancelReplaced(...request)),
        approvals: () => approvalsOf(queryClient, tokenOf(readSession())).read(),
        find: findAction,
        draft: createActionDraftStore(),
        now: Date.now,
        wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
        onStepExecuted: (step, doneLines) =>
          messageOf(step).onExecuted?.(step, { queryClient, address, doneLines }),
        onChange: () => void refreshEconomy(queryClient),
      },
      restored,
    ),
  );
  useEffect(() => {
    void store.resume();
    return () => {
      // Navigation closes the action. A reload keeps the draft, because it skips this cleanup.
      if (connectedAddress(readSession()) !== undefined) store.close();
      else onInterrupted(store.interrupt());
    };
  }, [store, readSession, onInterrupted]);
  useEffect(preloadReceipt, []);
  return store;
};

/** An action without a form gets here only when its plan differs from what would be signed. */
function FormOf(props: FormProps<Action>) {
  const definition = definitionOf(props.action);
  const { Form } = definition;
  return Form && canEdit(definition, props.action) ? <Form {...props} /> : <Mismatch of="plan" />;
}

const hasBoughtSome = (state: ActionState): boolean =>
  'steps' in state &&
  state.steps.slice(0, state.at).some(({ kind }) => kind === 'cart' || kind === 'packsBuy');

type StepProps = {
  action: Action;
  address: WalletAddress;
  store: ActionStore;
  trait: TraitDetail | undefined;
  isPreparing: boolean;
  onSignIn: () => void;
  onStart: (action: Action) => void;
  onClose: () => void;
};

function Step({
  action,
  address,
  store,
  trait,
  isPreparing,
  onSignIn,
  onStart,
  onClose,
}: StepProps) {
  const state = useStore(store);
  const isRefused = isTokenRefused(useSessionState());
  const definition = definitionOf(action);
  const { Alternative, steps } = definition;
  const isOpenKnown = useIsOpenKnown((steps.fulfilment ?? steps.cart) ? address : undefined);
  // The form would offer the lines that were bought on another network again.
  const isEditable = canEdit(definition, action) && !hasBoughtSome(state);
  const renderReview = (props: FormReviewProps) => (
    <FormReview {...props} {...{ action, address, store, trait }} />
  );
  if (isRefused && !isPending(state) && state.kind !== 'done' && state.kind !== 'refused')
    return <SignInAgain onSignIn={onSignIn} />;
  switch (state.kind) {
    case 'preparing':
      return <FormSkeleton />;
    case 'unprepared':
      return (
        <QueryFailure
          title="Couldn’t prepare the review"
          error={state.error}
          onRetry={store.prepareAgain}
        />
      );
    case 'filling':
      // Waits for the approvals, because without them the review could omit a required signature.
      if (isPreparing) return <FormSkeleton />;
      return (
        <FormReviewContext value={renderReview}>
          <FilledBefore store={store}>
            <FormOf action={action} address={address} store={store} onStart={onStart} />
          </FilledBefore>
        </FormReviewContext>
      );
    case 'reviewing':
      if (!isOpenKnown) return <FormSkeleton />;
      return (
        <Review
          action={action}
          address={address}
          state={state}
          store={store}
          trait={trait}
          canEdit={isEditable}
        />
      );
    case 'switchingChain':
    case 'signing':
    case 'sending':
      return (
        <PendingNotice state={state} store={store}>
          <PriceFacts steps={bySignature(state)[0] ?? []} labels={store.labels()} />
          <CurrentSignature action={action} progress={state} labels={store.labels()} />
        </PendingNotice>
      );
    case 'done':
      return <DoneStep {...{ action, state, address, store, onStart, onClose }} />;
    case 'refused':
      return (
        <RefusedNotice
          refused={state.refused}
          completedSteps={completedBefore(action, state, state.signature !== undefined)}
          isStored={state.signature !== undefined}
          remedies={{
            sign: () => void store.confirm(),
            send: () => void store.sendAgain(),
            review: store.reviewAgain,
            fill: isEditable ? store.edit : undefined,
            signIn: onSignIn,
            close: onClose,
          }}
        >
          {store.canLeaveOut() && (
            <Button size="lg" variant="outline" onClick={store.leaveOut}>
              {coveredNext(state) > 1 ? `Skip these ${coveredNext(state)}` : 'Skip this one'}
            </Button>
          )}
          {Alternative && state.refused.remedy === 'close' && (
            <Alternative action={action} address={address} onStart={onStart} />
          )}
        </RefusedNotice>
      );
  }
}

/** Returns whether the dialog shows the result, which includes the picture of the subject. */
const hasResult = (action: Action, state: ActionState): boolean =>
  state.kind === 'done' &&
  (definitionOf(action).Result !== undefined || summaryFor(state.outcome).result !== undefined);

function StepsOfTrait({ traitId, ...rest }: Omit<StepProps, 'trait'> & { traitId: string }) {
  const { data, error } = useTraitDetail(traitId);
  const isPictured = hasResult(rest.action, useStore(rest.store));
  return (
    <>
      {!isPictured &&
        (data ? (
          <ActionSubject name={data.value} subject={data} />
        ) : (
          error === null && <SubjectSkeleton />
        ))}
      <Step trait={data} {...rest} />
    </>
  );
}

function StepsOfAvatar({
  avatar,
  ...rest
}: Omit<StepProps, 'trait'> & { avatar: Pick<AvatarRef, 'collection' | 'tokenId'> }) {
  const { data, error } = useAvatarDetail(avatar);
  const isPictured = hasResult(rest.action, useStore(rest.store));
  return (
    <>
      {!isPictured &&
        (data ? (
          <ActionSubject name={data.name} subject={data} />
        ) : (
          error === null && <SubjectSkeleton />
        ))}
      <Step trait={undefined} {...rest} />
    </>
  );
}

type ActionDialogProps = {
  action: Action;
  restored: ActionDraft | undefined;
  address: WalletAddress;
  onSignIn: () => void;
  onInterrupted: (draft: ActionDraft | undefined) => void;
  onStart: (action: Action) => void;
  onClose: () => void;
  opener: RefObject<Element | null>;
};

export function ActionDialog(props: ActionDialogProps) {
  const { action, onClose } = props;
  const { title, code } = entryOf(action);
  const state = useLazyModule(code);
  return state.kind === 'loaded' ? (
    <LoadedDialog {...props} />
  ) : (
    <OpeningDialog title={title(action)} code={state} onRetry={code.load} onCancel={onClose} />
  );
}

/** Loads the dialog, which the user can't dismiss while a step is in progress. */
function LoadedDialog(props: ActionDialogProps) {
  const { action, address, onSignIn, onStart, onClose, opener } = props;
  const { isLoading } = useApprovals(mayNeedApproval(action));
  const store = useActionStore(props);
  const stayWhilePending = (event: Event) => {
    if (isPending(store.read())) event.preventDefault();
  };
  const state = useStore(store);
  const isBusy = isPending(state);
  const definition = definitionOf(action);
  const { traitId: traitIdOf, avatar: avatarOf, Subject } = definition;
  const values = state.kind === 'filling' ? {} : store.values();
  const traitId = traitIdOf?.(action, values);
  const avatar = avatarOf?.(action, values);
  const steps = { action, address, store, isPreparing: isLoading, onSignIn, onStart, onClose };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        // Wraps anywhere, because titles contain user-chosen names of any length.
        className={cn('text-pretty wrap-anywhere', isWide(action) && 'md:max-w-[56rem]')}
        showCloseButton={!isBusy}
        aria-describedby={undefined}
        onEscapeKeyDown={stayWhilePending}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener.current);
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogTitle tabIndex={-1}>{entryOf(action).title(action)}</DialogTitle>
        {Subject && !hasResult(action, state) && <Subject action={action} />}
        {traitId !== undefined && <StepsOfTrait traitId={traitId} {...steps} />}
        {avatar && <StepsOfAvatar avatar={avatar} {...steps} />}
        {traitId === undefined && !avatar && <Step trait={undefined} {...steps} />}
      </DialogContent>
    </Dialog>
  );
}
