import { UNDO_HOURS } from '@trait-market/contract/economy/benches';

import type { Account } from '../../kernel/account';
import { lookHash, swapsBetween } from '../catalogue/look';
import type { Effects } from '../orders/apply-effects';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { activitiesOf } from '../orders/move';
import { MarketRefusal } from '../shared/refusal';
import type { ConstructionRow } from '../tables/construction-row';
import { assertEditionsThere } from './dressing';
import { dressingMovements } from './editions';

export const UNDO_MS = UNDO_HOURS * 60 * 60_000;

const backwards = (rows: readonly ConstructionRow[]) =>
  rows.map(({ avatar, before, after }) => ({
    avatar,
    swaps: swapsBetween(after.worn, before.worn),
  }));

/** @throws MarketRefusal when it is no longer possible to undo the whole dressing */
export const assertUndoable = (
  context: MarketContext,
  caller: Account,
  rows: readonly ConstructionRow[],
): void => {
  const { tables, catalogue, now } = context;
  for (const { at, undoneAt, avatar, after } of rows) {
    if (undoneAt !== null) {
      throw new MarketRefusal('already-undone', 'This was already undone.');
    }
    if (now() > at + UNDO_MS) {
      throw new MarketRefusal(
        'undo-too-late',
        `A change can be undone for ${UNDO_HOURS} hours, and that time has passed.`,
      );
    }
    const row = tables.avatars.find(avatar);
    if (row?.owner !== caller) {
      throw new MarketRefusal('not-the-holder', 'The avatar is no longer yours.');
    }
    if (lookHash(catalogue, row.worn) !== lookHash(catalogue, after.worn)) {
      throw new MarketRefusal(
        'avatar-moved',
        'The avatar has been changed since. Only the latest look can be undone.',
      );
    }
  }
  assertEditionsThere(context, caller, backwards(rows));
};

/** Returns when undoing stops being possible; null when it is already impossible. */
export const undoUntil = (context: MarketContext, row: ConstructionRow): number | null => {
  // Checks the time first, because that is cheap and excludes most dressings.
  if (context.now() > row.at + UNDO_MS) return null;
  try {
    assertUndoable(context, row.account, context.tables.constructions.findBy('act', row.act));
    return row.at + UNDO_MS;
  } catch (error) {
    if (error instanceof MarketRefusal) return null;
    throw error;
  }
};

const markUndone = ({ tables, now }: LedgerContext, row: ConstructionRow): ConstructionRow => {
  const undone = { ...row, undoneAt: now() };
  tables.constructions.put(row.id, undone);
  const earlier = tables.constructions.find(row.continues ?? '');
  // The feed shows the earlier construction as its own entry again.
  if (earlier) tables.constructions.put(earlier.id, { ...earlier, continuedBy: null });
  return undone;
};

export const undoEffects = (
  context: LedgerContext,
  account: Account,
  rows: readonly ConstructionRow[],
): Effects<ConstructionRow[], unknown> => {
  const movements = dressingMovements(account, backwards(rows));
  return {
    movements,
    activities: activitiesOf(context, movements),
    store: () => rows.map((row) => markUndone(context, row)),
  };
};
