import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';

import { Day } from '@/components/economy/activity/day';

import { inactiveReasonFor } from './inactive-reason';
import { fillableWords } from './order-kinds';

/** How an order stands, and since or until when. */
export function OrderStateText({ order }: { order: WalletOrder }) {
  const { state, expiresAt } = order;
  switch (state.kind) {
    case 'fillable':
      return (
        <>
          {fillableWords[order.kind]} · ends <Day at={expiresAt} />
        </>
      );
    case 'dormant':
      return (
        <>
          <span className="font-semibold text-warning">Inactive</span>
          {` · ${inactiveReasonFor(order)?.why ?? ''} Ends `}
          <Day at={expiresAt} />
        </>
      );
    case 'filled':
      return (
        <>
          Filled on <Day at={state.at} />
        </>
      );
    case 'cancelled':
      return (
        <>
          Canceled on <Day at={state.at} />
        </>
      );
    case 'expired':
      return (
        <>
          Ended on <Day at={state.at} />
        </>
      );
  }
}
