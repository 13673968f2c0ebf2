import { maxUint256 } from 'viem';

import type { Movement, Settlement } from '../ledger/settlement';

/** Returns the holdings of a cart's sellers after the lines that are bought before. */
export const afterPurchases = (
  settlement: Settlement,
  movements: readonly Movement[],
): Settlement => ({
  ...settlement,
  looseOf: (account, traitId) =>
    movements.reduce(
      (editions, movement) => {
        if (movement.kind !== 'trait' || movement.traitId !== traitId) return editions;
        const came = movement.to === account ? movement.quantity : 0;
        return editions + came - (movement.from === account ? movement.quantity : 0);
      },
      settlement.looseOf(account, traitId),
    ),
  ownerOf: (avatar) =>
    movements.reduce(
      (owner, movement) =>
        movement.kind === 'avatar' && movement.avatar === avatar ? movement.to : owner,
      settlement.ownerOf(avatar),
    ),
  // Seaport receives the signed total in advance, so that single lines never lack funds.
  coinOf: () => maxUint256,
});
