import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Day } from '@/components/economy/activity/day';

import { inactiveReasonFor } from './inactive-reason';
import { fillableWords } from './order-kinds';

export function OrderStateText({ order }: { order: WalletOrder }) {
  const { state, expiresAt } = order;
  switch (state.kind) {
    case 'fillable':
      return (
        <span key="fillable">
          {fillableWords[order.kind]} · ends <Day at={expiresAt} />
        </span>
      );
    case 'dormant':
      return (
        <span key="dormant">
          <span className="font-semibold text-warning">Inactive</span>
          {` · ${inactiveReasonFor(order)?.why ?? ''} Ends `}
          <Day at={expiresAt} />
        </span>
      );
    case 'filled':
      return (
        <span key="filled">
          Filled on <Day at={state.at} />
        </span>
      );
    case 'cancelled':
      return (
        <span key="canceled">
          Canceled on <Day at={state.at} />
        </span>
      );
    case 'expired':
      return (
        <span key="ended">
          Ended on <Day at={state.at} />
        </span>
      );
  }
}
