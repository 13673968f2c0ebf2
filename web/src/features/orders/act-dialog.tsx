import { useQueryClient } from '@tanstack/react-query';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import type { Act } from '@/lib/acts/act';
import { refreshEconomy } from '@/lib/economy/refresh-economy';
import { useTraitDetail } from '@/lib/economy/trait-queries';
import { returnFocus } from '@/lib/return-focus';
import { connectedAddress, isTokenRefused } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';

import { actDraftStore, type ActDraft } from './act-draft';
import { ActSubject } from './act-subject';
import { createActStore, type ActStore } from './act-store';
import { isUnderWay } from './act-state';
import { hasForm, titleOf, traitIdOf } from './act-titles';
import { CancelledOrders } from './cancelled-orders';
import { ConvertForm } from './convert-form';
import { Done } from './done';
import { findAct } from './find-act';
import { FormSkeleton } from './form-skeleton';
import { ListForm } from './list-form';
import { OfferForm } from './offer-form';
import { PrepareCancel } from './prepare-cancel';
import { PrepareCancelAll } from './prepare-cancel-all';
import { RefusedNotice } from './refused-notice';
import { Review } from './review';
import { sendSigned } from './send-signed';
import { SignInAgain } from './sign-in-again';
import { TakeOrderForm } from './take-order-form';
import { TradeForm } from './trade-form';
import { UnderWay } from './under-way';

type Opened = Pick<ActDialogProps, 'act' | 'kept' | 'address' | 'onInterrupted'>;

const useActStore = ({ act, kept, address, onInterrupted }: Opened): ActStore => {
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
        // As a mutation, so that the session hears of its refusals.
        send: (signable, signature) =>
          queryClient
            .getMutationCache()
            .build(queryClient, { mutationFn: () => sendSigned(signable, signature) })
            .execute(undefined),
        find: findAct,
        draft: actDraftStore,
        now: Date.now,
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

type FormProps = { act: Act; address: WalletAddress; store: ActStore };

function TraitForm({
  kind,
  trait,
  ...rest
}: Omit<FormProps, 'act'> & { kind: 'list' | 'offer' | 'trade'; trait: TraitDetail }) {
  switch (kind) {
    case 'list':
      return <ListForm trait={trait} {...rest} />;
    case 'offer':
      return <OfferForm trait={trait} {...rest} />;
    case 'trade':
      return <TradeForm trait={trait} {...rest} />;
  }
}

/** What there is to fill in, of an act that is about a trait and is not an order yet. */
function FormOfTrait({
  traitId,
  ...rest
}: Omit<FormProps, 'act'> & { kind: 'list' | 'offer' | 'trade'; traitId: string }) {
  const { data, error, isFetching, refetch } = useTraitDetail(traitId);
  if (data) return <TraitForm trait={data} {...rest} />;
  if (error === null) return <FormSkeleton />;
  return (
    <QueryFailure
      title="The trait could not be read"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Form({ act, address, store }: FormProps) {
  switch (act.kind) {
    case 'buy':
    case 'accept':
      return <TakeOrderForm order={act.order} address={address} store={store} />;
    case 'list':
    case 'offer':
    case 'trade':
      return <FormOfTrait kind={act.kind} traitId={act.traitId} address={address} store={store} />;
    case 'cancel':
      return <PrepareCancel orders={act.orders} address={address} store={store} />;
    case 'cancelAll':
      return <PrepareCancelAll chainId={act.chainId} address={address} store={store} />;
    case 'wrap':
    case 'unwrap':
      return <ConvertForm kind={act.kind} chainId={act.chainId} address={address} store={store} />;
  }
}

type StepProps = FormProps & {
  trait: TraitDetail | undefined;
  onSignIn: () => void;
  onClose: () => void;
};

function Step({ act, address, store, trait, onSignIn, onClose }: StepProps) {
  const state = useSyncExternalStore(store.subscribe, store.read);
  const isRefused = isTokenRefused(useSessionState());
  const canEdit = hasForm(act);
  if (isRefused && (state.kind === 'filling' || state.kind === 'reviewing'))
    return <SignInAgain onSignIn={onSignIn} />;
  switch (state.kind) {
    case 'filling':
      return <Form act={act} address={address} store={store} />;
    case 'reviewing':
      return <Review state={state} store={store} trait={trait} canEdit={canEdit} />;
    case 'switchingChain':
    case 'signing':
    case 'sending':
      return <UnderWay state={state} store={store} />;
    case 'done':
      return <Done outcome={state.outcome} act={act} onClose={onClose} />;
    case 'refused':
      return (
        <RefusedNotice
          state={state}
          store={store}
          canEdit={canEdit}
          onSignIn={onSignIn}
          onClose={onClose}
        />
      );
  }
}

/** The trait's name and picture over the steps of whatever is done with it. */
function StepsOfTrait({ traitId, ...rest }: Omit<StepProps, 'trait'> & { traitId: string }) {
  const { data } = useTraitDetail(traitId);
  return (
    <>
      {data && <ActSubject trait={data} />}
      <Step trait={data} {...rest} />
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
  onClose: () => void;
  /** What opened it, which gets the focus back. */
  opener: RefObject<Element | null>;
};

/** One act from its form to its receipt, in one dialog. While something is under way it stays. */
export function ActDialog(props: ActDialogProps) {
  const { act, address, onSignIn, onClose, opener } = props;
  const store = useActStore(props);
  const stayWhileUnderWay = (event: Event) => {
    if (isUnderWay(store.read())) event.preventDefault();
  };
  const isBusy = isUnderWay(useSyncExternalStore(store.subscribe, store.read));
  const traitId = traitIdOf(act);
  const steps = { act, address, store, onSignIn, onClose };
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
        <DialogTitle>{titleOf(act)}</DialogTitle>
        {act.kind === 'cancel' && <CancelledOrders orders={act.orders} />}
        {traitId === undefined ? (
          <Step trait={undefined} {...steps} />
        ) : (
          <StepsOfTrait traitId={traitId} {...steps} />
        )}
      </DialogContent>
    </Dialog>
  );
}
