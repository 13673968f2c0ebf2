import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import type { PacksRow } from '../tables/drop-row';
import { packsKey } from '../tables/keys';
import { packsUnopened } from './pack-counts';

type Purchase = PacksRow['purchases'][number];

const partOf = ({ at, packs, paid }: Purchase, part: number): Purchase[] =>
  part === 0
    ? []
    : [{ at, packs: part, paid: String((BigInt(paid) / BigInt(packs)) * BigInt(part)) }];

export const takeLatest = (
  purchases: readonly Purchase[],
  packs: number,
): { taken: Purchase[]; remaining: Purchase[] } => {
  let left = packs;
  const taken: Purchase[] = [];
  const remaining: Purchase[] = [];
  for (const purchase of purchases.toReversed()) {
    const part = Math.min(left, purchase.packs);
    left -= part;
    taken.unshift(...partOf(purchase, part));
    remaining.unshift(...partOf(purchase, purchase.packs - part));
  }
  return { taken, remaining };
};

/** Moves a wallet's unopened packs to another wallet, as if that one had bought them. */
export const handOverPacks = (
  context: Pick<LedgerContext, 'tables' | 'now'>,
  from: Account,
  to: Account,
): void => {
  const { packs } = context.tables;
  for (const row of packs.findBy('account', from)) {
    const { taken, remaining } = takeLatest(row.purchases, packsUnopened(context, from, row.drop));
    const before = packs.find(packsKey(to, row.drop))?.purchases ?? [];
    const purchases = [...before, ...taken];
    if (taken.length > 0) packs.put(packsKey(to, row.drop), { ...row, account: to, purchases });
    if (remaining.length > 0) packs.put(packsKey(from, row.drop), { ...row, purchases: remaining });
    else packs.remove(packsKey(from, row.drop));
  }
};
