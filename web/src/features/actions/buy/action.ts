import { fetchBalances } from '@/lib/economy/wallets/wallet-queries';

import { TakeOrderForm } from '../shared/orders/take-order-form';
import { defineAction } from '../shared/action';
import { fulfilmentStep } from '../messages/fulfilment';
import { fetchAvatarLabels, labelsWith } from '../shared/avatars/use-avatar-labels';
import { convertSteps, unwrapNeed } from '../shared/coins/convert-need';
import { cancelsOwn, convertsOwn, fulfilsOneOf } from '../shared/matching';
import { AfterPurchase } from './after-purchase';
import { Bought } from './bought';
import { BuyNext } from './buy-next';

export const buy = defineAction<'buy'>({
  Form: TakeOrderForm,
  steps: {
    unwrap: convertsOwn,
    cancel: cancelsOwn,
    fulfilment: (step, { action, address }) => fulfilsOneOf(step, [action.order], address),
  },
  chains: ({ order }) => [order.chainId],
  traitId: ({ order: { gives } }) => (gives[0]?.kind === 'trait' ? gives[0].trait.id : undefined),
  avatar: ({ order: { gives } }) => (gives[0]?.kind === 'avatar' ? gives[0].avatar : undefined),
  backLabel: ({ order }) => (order.remaining > 1 ? 'Buy several' : undefined),
  /** Opens with the review of one edition, or with the form when the balance is too low. */
  prepare: ({ order }, { address, queryClient, token }) => {
    const step = fulfilmentStep(order, 1n, address);
    const load = async () => {
      const [balances, ofAvatars] = await Promise.all([
        // Ignores unknown balances: the market itself rejects a balance that is too low.
        fetchBalances(queryClient, token).catch(() => undefined),
        fetchAvatarLabels(queryClient, order),
      ]);
      const need = unwrapNeed(order, balances, BigInt(order.unitPrice?.amount ?? '0'));
      if (need.isShort) return undefined;
      const steps = [...convertSteps(need, order.chainId, address), step];
      return { steps, labels: labelsWith(order, ofAvatars) };
    };
    return load();
  },
  wakes: () => [],
  Alternative: BuyNext,
  Result: Bought,
  Next: AfterPurchase,
});
