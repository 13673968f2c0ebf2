import type { DrawPick } from '@trait-market/contract/economy/draws';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { NewActivity } from '../orders/apply-effects';
import type { LedgerContext } from '../orders/market-context';
import type { DropRow } from '../tables/drop-row';

export const unboxings = (
  { catalogue }: Pick<LedgerContext, 'catalogue'>,
  drop: DropRow,
  to: Account,
  picks: readonly DrawPick[],
): Extract<Movement, { kind: 'unbox' }>[] =>
  picks.map(({ section, tokenId }) => {
    const traitId = catalogue.traitByToken(drop.collection, tokenId)?.id;
    if (traitId === undefined) throw new Error(`${drop.id} has no trait ${tokenId}`);
    return { kind: 'unbox', drop: drop.id, section, traitId, to };
  });

export const openingActivity = (
  drop: DropRow,
  account: Account,
  at: number,
  movements: readonly Extract<Movement, { kind: 'unbox' }>[],
): NewActivity => {
  const counts = new Map<string, number>();
  for (const { traitId } of movements) counts.set(traitId, (counts.get(traitId) ?? 0) + 1);
  const goods = [...counts].map(
    ([traitId, quantity]) => ({ kind: 'trait', traitId, quantity }) as const,
  );
  const { chainId } = drop;
  return {
    type: 'pack',
    at,
    chainId,
    from: account,
    to: null,
    goods,
    inReturn: [],
    price: null,
    orderHash: null,
  };
};
