import { maxUint256 } from 'viem';

import type { Movement, Settlement } from '../ledger/settlement';

/** Returns the holdings after the lines that one transaction of Seaport fills before. */
export const afterFills = (settlement: Settlement, movements: readonly Movement[]): Settlement => ({
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
  coinOf: (account, chainId, coin) =>
    coin === 'native'
      ? // Seaport receives a cart's signed total in advance, so that single lines never lack funds.
        maxUint256
      : // Seaport collects the payments of all offers before it pays any fee, so income doesn't count.
        movements.reduce(
          (amount, movement) =>
            movement.kind === 'coin' &&
            movement.chainId === chainId &&
            movement.coin === coin &&
            movement.from === account
              ? amount - movement.amount
              : amount,
          settlement.coinOf(account, chainId, coin),
        ),
});
