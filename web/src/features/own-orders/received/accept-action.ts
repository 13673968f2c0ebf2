import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Action } from '@/lib/actions/action';

/** Returns the action that accepts a received order, or buys a listing that is reserved for the user. */
export const acceptAction = (order: WalletOrder): Action => {
  if (order.kind === 'listing') return { kind: 'buy', order };
  const traitId = order.given?.trait?.id;
  const avatarId = order.given?.avatar?.tokenId;
  return {
    kind: 'accept',
    order,
    ...(traitId !== undefined && { traitId }),
    ...(avatarId !== undefined && { avatarId }),
  };
};
