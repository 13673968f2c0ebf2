import type { LedgerContext } from '../orders/market-context';

export const boxedEditions = (
  { tables, settlement }: Pick<LedgerContext, 'tables' | 'settlement'>,
  traitId: string,
): number =>
  tables.drops
    .findBy('trait', traitId)
    .flatMap(({ id, boxes }) => boxes.map((_, section) => settlement.boxedIn(id, section, traitId)))
    .reduce((sum, left) => sum + left, 0);
