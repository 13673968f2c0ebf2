import { DEMO_BEACON, signDemoRound } from '@trait-market/contract/demo-beacon';
import { randomnessOf, roundTime } from '@trait-market/contract/economy/beacon';
import { drawTermsOf, type DrawPick, REVEAL_MINUTES } from '@trait-market/contract/economy/draws';
import { ChainIdSchema } from '@trait-market/contract/economy/shared';

import { isPublished } from '../beacon/beacon';
import type { Movement } from '../ledger/settlement';
import type { NewActivity } from '../orders/apply-effects';
import type { LedgerContext } from '../orders/market-context';
import { reviewOrders } from '../orders/review-orders';
import { openingActivity, unboxings } from '../packs/unboxings';
import { rerollActivities, rerollMovements } from '../reroll/reroll-movements';
import { transactionOf } from '../shared/transaction';
import { lastLoggedAt } from '../draw-log/append-entry';
import type { DrawRow } from '../tables/drop-row';
import { actionKey } from '../tables/keys';
import { roundOf } from '../draws/draw-state';
import { reveal } from '../draws/reveal';

const LATE_MS = (REVEAL_MINUTES + 1) * 60_000;

const dueRows = (context: LedgerContext): DrawRow[] =>
  context.tables.draws
    .findBy('pending', 'pending')
    .filter((row) => row.beacon === null && isPublished(context, roundOf(row)))
    .toSorted((one, other) => roundOf(one) - roundOf(other));

export const isDrawDue = (context: LedgerContext): boolean => dueRows(context).length > 0;

/** Returns the round that the provider shows, which differs from the signed one if it cheats. */
const roundShown = (row: DrawRow, at: number): NonNullable<DrawRow['beacon']> => {
  const round = roundOf(row) + Number(row.conduct === 'other-round');
  return {
    round,
    signature: signDemoRound(round + Number(row.conduct === 'forged-round')),
    receivedAt: new Date(at).toISOString(),
  };
};

type Result = { unlocked: Movement[]; movements: Movement[]; activities: NewActivity[] };

const resultOf = (
  context: LedgerContext,
  row: DrawRow,
  picks: readonly DrawPick[],
  at: number,
): Result => {
  const { account } = row;
  const drop = row.drop === null ? undefined : context.tables.drops.find(row.drop);
  if (drop !== undefined) {
    const movements = unboxings(context, drop, account, picks);
    const activities = [openingActivity(drop, account, at, movements)];
    return { unlocked: [], movements, activities };
  }
  const [collection = ''] = row.pool?.split('/') ?? [];
  const chainId = context.catalogue.collections.get(collection)?.chainId;
  const stake = row.stake ?? [];
  if (chainId === undefined) throw new Error(`There is no collection ${collection}`);
  const movements = rerollMovements(context, account, { collection, stake }, picks);
  const unlocked = stake.map((traitId): Movement => ({
    kind: 'unlock',
    traitId,
    to: account,
    quantity: 1,
  }));
  return {
    unlocked,
    movements,
    activities: rerollActivities({ account, chainId, at }, movements),
  };
};

const revealedAt = ({ conduct, takenAt }: DrawRow, at: number): number => {
  if (conduct === 'early-reveal') return takenAt;
  return conduct === 'late-reveal' ? at + LATE_MS : at;
};

const settleOne = async (context: LedgerContext, row: DrawRow, at: number): Promise<void> => {
  const { tables, settlement } = context;
  const { conduct = 'honest', account, anchor, position, id } = row;
  const beacon = roundShown(row, at);
  const chain = tables.drawChains.find(anchor);
  if (conduct === 'never-reveals' || chain === undefined) {
    tables.draws.put(id, { ...row, beacon });
    return;
  }
  const { entropy, times } = drawTermsOf(row.signed);
  const randomness = randomnessOf(beacon.signature);
  const terms = { entropy, randomness, table: row.table, times };
  const revealed = reveal(conduct, { chain, position }, terms);
  const { unlocked, movements, activities } = resultOf(context, row, revealed.picks, at);
  await settlement.execute(unlocked);
  await settlement.execute(movements);
  tables.draws.put(id, { ...row, ...revealed, beacon, revealedAt: revealedAt(row, at) });
  const transaction = transactionOf(ChainIdSchema.parse(row.signed.chainId), id);
  const added = activities.map((activity) => tables.log.add({ ...activity, transaction })).at(-1);
  const key = actionKey(account, id);
  const act = tables.acts.find(key);
  if (act !== undefined) tables.acts.put(key, { ...act, activity: added?.id ?? null });
  reviewOrders(context, movements);
};

/**
 * Decides the draws whose round the beacon has published, on the next access.
 *
 * @param receivedAt when the provider received the rounds; by default, when they were due
 */
export const settleDraws = async (context: LedgerContext, receivedAt?: number): Promise<void> => {
  for (const row of dueRows(context)) {
    const at = receivedAt ?? roundTime(DEMO_BEACON, roundOf(row));
    // An action that began before the round was due may have been logged after it.
    await settleOne(context, row, Math.max(at, lastLoggedAt(context)));
  }
};
