import type { DrawPick } from '@trait-market/contract/economy/draws';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { NewActivity } from '../orders/apply-effects';
import type { LedgerContext } from '../orders/market-context';
import { POOL_ACCOUNT } from './pool';

/** Moves the first staked edition to the pool and burns the others. */
export const rerollMovements = (
  { catalogue }: Pick<LedgerContext, 'catalogue'>,
  account: Account,
  { collection, stake }: { collection: string; stake: readonly string[] },
  picks: readonly DrawPick[],
): Movement[] => {
  const [joins, ...burned] = stake;
  if (joins === undefined) return [];
  return [
    { kind: 'trait', traitId: joins, from: account, to: POOL_ACCOUNT, quantity: 1 },
    ...burned.map((traitId): Movement => ({ kind: 'burn', traitId, from: account, quantity: 1 })),
    ...picks.map(({ tokenId }): Movement => {
      const traitId = catalogue.traitByToken(collection, tokenId)?.id;
      if (traitId === undefined) throw new Error(`${collection} has no trait ${tokenId}`);
      return { kind: 'trait', traitId, from: POOL_ACCOUNT, to: account, quantity: 1 };
    }),
  ];
};

export const rerollActivities = (
  { account, chainId, at }: { account: Account; chainId: ChainId; at: number },
  movements: readonly Movement[],
): NewActivity[] => {
  const plain = { at, chainId, from: account, to: null, price: null, orderHash: null };
  const good = (traitId: string, quantity: number) =>
    ({ kind: 'trait', traitId, quantity }) as const;
  const burned = new Map<string, number>();
  for (const one of movements) {
    if (one.kind === 'burn') burned.set(one.traitId, (burned.get(one.traitId) ?? 0) + one.quantity);
  }
  const moved = movements.flatMap((one) => (one.kind === 'trait' ? [one] : []));
  const goods = moved.filter(({ to }) => to === POOL_ACCOUNT).map((one) => good(one.traitId, 1));
  const inReturn = moved.filter(({ to }) => to === account).map((one) => good(one.traitId, 1));
  return [
    ...[...burned].map(([traitId, quantity]): NewActivity => ({
      ...plain,
      type: 'burn',
      goods: [good(traitId, quantity)],
      inReturn: [],
    })),
    { ...plain, type: 'reroll', goods, inReturn },
  ];
};
