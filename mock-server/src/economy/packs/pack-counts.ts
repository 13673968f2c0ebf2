import { LIMIT_HOURS } from '@trait-market/contract/economy/packs';

import type { Account } from '../../kernel/account';
import { drawState } from '../draws/draw-state';
import type { LedgerContext } from '../orders/market-context';
import { packsKey } from '../tables/keys';
import type { DrawRow, PacksRow } from '../tables/drop-row';

export const LIMIT_MS = LIMIT_HOURS * 60 * 60_000;

type Counting = Pick<LedgerContext, 'tables' | 'now'>;

const packsIn = ({ purchases }: PacksRow): number =>
  purchases.reduce((sum, { packs }) => sum + packs, 0);

const sumOfPacks = (rows: readonly DrawRow[]): number =>
  rows.reduce((sum, { packs }) => sum + packs, 0);

const standing = ({ now }: Counting, rows: readonly DrawRow[]): DrawRow[] =>
  rows.filter((row) => drawState(row, now()) !== 'returned');

export const packsSold = ({ tables }: Counting, drop: string): number =>
  tables.packs.findBy('drop', drop).reduce((sum, row) => sum + packsIn(row), 0);

export const packsOpened = (context: Counting, drop: string): number =>
  sumOfPacks(
    context.tables.draws
      .findBy('drop', drop)
      .filter((row) => drawState(row, context.now()) === 'drawn'),
  );

/** Counts the draws whose link was overdue, so that the packs were returned. */
export const drawsReturned = (context: Counting, drop: string): number =>
  context.tables.draws
    .findBy('drop', drop)
    .filter((row) => drawState(row, context.now()) === 'returned').length;

export const drawsRefused = ({ tables }: Counting, drop: string): number =>
  tables.drawRefusals.countBy('drop', drop);

export const waitingDraw = (context: Counting, drop: string): DrawRow | undefined =>
  context.tables.draws
    .findBy('drop', drop)
    .find((row) => drawState(row, context.now()) === 'waiting');

export const packsBought = ({ tables }: Counting, account: Account, drop: string): number => {
  const row = tables.packs.find(packsKey(account, drop));
  return row === undefined ? 0 : packsIn(row);
};

export const packsUnopened = (context: Counting, account: Account, drop: string): number => {
  const drawn = context.tables.draws.findBy('account', account).filter((row) => row.drop === drop);
  return packsBought(context, account, drop) - sumOfPacks(standing(context, drawn));
};

export const openedLately = (context: Counting, account: Account): DrawRow[] =>
  standing(context, context.tables.draws.findBy('account', account))
    .filter(({ drop }) => drop !== null)
    .filter(({ takenAt }) => takenAt > context.now() - LIMIT_MS)
    .toSorted((one, other) => one.takenAt - other.takenAt);

export const packsOpenedLately = (context: Counting, account: Account): number =>
  sumOfPacks(openedLately(context, account));
