import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { QueryFailure } from '@/components/query-failure';
import type { Act } from '@/lib/acts/act';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import type { ActStore } from '../signing/act-store';
import { AcceptAnyForm } from './accepting/accept-any-form';
import { BuyCreditsForm } from './coins/buy-credits-form';
import { BuyPacksForm } from './chance/buy-packs-form';
import { BuySeveralForm } from './accepting/buy-several-form';
import { ConvertForm } from './coins/convert-form';
import { DressForm } from './benches/dress-form';
import { FormOfAvatar } from './form-of-avatar';
import { FormSkeleton } from './form/form-skeleton';
import { GiveToPoolForm } from './chance/give-to-pool-form';
import { ListForm } from './listing/list-form';
import { OfferAnyForm } from './offering/offer-any-form';
import { ListSeveralForm } from './listing/list-several-form';
import { OfferForm } from './offering/offer-form';
import { OpenPacksForm } from './chance/open-packs-form';
import { PrepareBurn, PrepareWithdrawBurn } from './chance/prepare-burn';
import { PrepareApprove } from './revoking/prepare-approve';
import { PrepareCancel } from './revoking/prepare-cancel';
import { PrepareCancelAll } from './revoking/prepare-cancel-all';
import { PrepareDressBatch } from './benches/prepare-dress-batch';
import { PrepareReprice } from './listing/prepare-reprice';
import { PrepareUndoDress } from './benches/prepare-undo-dress';
import { QuickBuy } from './accepting/quick-buy';
import { RerollForm } from './chance/reroll-form';
import { TakeOrderForm } from './accepting/take-order-form';
import { TradeForm } from './trading/trade-form';

type FormOfActProps = { act: Act; address: WalletAddress; store: ActStore };

function TraitForm({
  kind,
  trait,
  ...rest
}: Omit<FormOfActProps, 'act'> & { kind: 'list' | 'offer' | 'trade'; trait: TraitDetail }) {
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
}: Omit<FormOfActProps, 'act'> & { kind: 'list' | 'offer' | 'trade'; traitId: string }) {
  const query = useTraitDetail(traitId);
  const { data, error } = query;
  if (data) return <TraitForm trait={data} {...rest} />;
  if (error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this trait" query={query} />;
}

/** The form of an act, or what stands in for one that has nothing to fill in. */
export function FormOfAct({ act, address, store }: FormOfActProps) {
  switch (act.kind) {
    case 'accept': {
      const [wanted] = act.order.gets;
      return wanted?.kind === 'any' ? (
        <AcceptAnyForm
          order={act.order}
          criteria={wanted.criteria}
          traitId={act.traitId}
          address={address}
          store={store}
        />
      ) : (
        <TakeOrderForm order={act.order} address={address} store={store} />
      );
    }
    case 'buy':
      return act.isQuick ? (
        <QuickBuy order={act.order} address={address} store={store} />
      ) : (
        <TakeOrderForm order={act.order} address={address} store={store} />
      );
    case 'buySeveral':
      return <BuySeveralForm lines={act.lines} address={address} store={store} />;
    case 'listSeveral':
      return <ListSeveralForm items={act.items} address={address} store={store} />;
    case 'reprice':
      return <PrepareReprice lines={act.lines} address={address} store={store} />;
    case 'list':
    case 'offer':
    case 'trade':
      return <FormOfTrait kind={act.kind} traitId={act.traitId} address={address} store={store} />;
    case 'listAvatar':
    case 'offerAvatar':
      return <FormOfAvatar act={act} address={address} store={store} />;
    case 'offerAny':
      return <OfferAnyForm collection={act.collection} address={address} store={store} />;
    case 'cancel':
      return <PrepareCancel orders={act.orders} address={address} store={store} />;
    case 'cancelAll':
      return <PrepareCancelAll chainId={act.chainId} address={address} store={store} />;
    case 'wrap':
    case 'unwrap':
      return <ConvertForm kind={act.kind} chainId={act.chainId} address={address} store={store} />;
    case 'approve':
      return <PrepareApprove act={act} address={address} store={store} />;
    case 'dress':
      return <DressForm act={act} address={address} store={store} />;
    case 'dressBatch':
      return <PrepareDressBatch plan={act.plan} address={address} store={store} />;
    case 'undoDress':
      return <PrepareUndoDress construction={act.construction} address={address} store={store} />;
    case 'subscribe':
    case 'buyCredits':
      return <BuyCreditsForm act={act} address={address} store={store} />;
    case 'buyPacks':
      return <BuyPacksForm drop={act.drop} address={address} store={store} />;
    case 'openPacks':
      return <OpenPacksForm drop={act.drop} address={address} store={store} />;
    case 'burn':
      return <PrepareBurn act={act} address={address} store={store} />;
    case 'withdrawBurn':
      return <PrepareWithdrawBurn burn={act.burn} address={address} store={store} />;
    case 'reroll':
      return <RerollForm pool={act.pool} stake={act.stake} address={address} store={store} />;
    case 'giveToPool':
      return <GiveToPoolForm trait={act.trait} free={act.free} address={address} store={store} />;
  }
}
