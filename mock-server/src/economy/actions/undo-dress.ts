import { type UndoDressRequest, undoDressAction } from '@trait-market/contract/economy/actions';
import { UNDO_HOURS } from '@trait-market/contract/economy/benches';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { dressingMovements } from '../benches/editions';
import { lookHash, swapsBetween } from '../catalogue/look';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { authenticate, assertDeadline, knownChain } from '../shared/signed-action';
import type { ConstructionRow } from '../tables/construction-row';
import type { ActivityRow } from '../tables/rows';
import { assertEditionsThere, type Dressed } from './dress';
import { assertNotExecuted, recordExecution } from './executed';
import { move } from './move';

/** How long a dressing can be taken back. */
export const UNDO_MS = UNDO_HOURS * 60 * 60_000;

/** How each avatar of a dressing is put back. */
const backwards = (rows: readonly ConstructionRow[]) =>
  rows.map(({ avatar, before, after }) => ({
    avatar,
    swaps: swapsBetween(after.worn, before.worn),
  }));

/**
 * Whether it may still be taken back; a dressing is taken back as a whole.
 *
 * @throws MarketRefusal when it may not
 */
const assertUndoable = (
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

/** Until when who made a dressing can take it back; null when that is over, or something has moved since. */
export const undoUntil = (context: MarketContext, row: ConstructionRow): number | null => {
  // Whose time is over is most of them, and known at once.
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
  // It is an entry of the feed by itself again.
  if (earlier) tables.constructions.put(earlier.id, { ...earlier, continuedBy: null });
  return undone;
};

/** The editions go back to where they were, and each construction is marked. */
export const takeBack = async (
  context: LedgerContext,
  account: Account,
  rows: readonly ConstructionRow[],
): Promise<{ undone: ConstructionRow[]; activities: ActivityRow[] }> => {
  const activities = await move(context, dressingMovements(account, backwards(rows)));
  return { undone: rows.map((row) => markUndone(context, row)), activities };
};

/** Takes a dressing back, for free: the credits return to the buckets that they came from. */
export const undoDress = async (
  context: MarketContext,
  caller: Account,
  dressHash: Bytes32,
  { chainId: signedChain, deployment, message, signature }: UndoDressRequest,
): Promise<Dressed> => {
  const hash = dressHash.toLowerCase();
  const rows = context.tables.constructions.findBy('act', hash);
  const [first] = rows;
  if (first === undefined) {
    throw new MarketRefusal('unknown-act', 'Nothing with this hash has gone through.');
  }
  if (message.dressHash.toLowerCase() !== hash) {
    throw new MarketRefusal('bad-terms', 'This signature is for a different change.');
  }
  const { chainId, act } = first;
  if (knownChain(signedChain) !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The avatar is on another network. Switch your wallet to it.',
    );
  }
  const undoHash = await authenticate(context, caller, {
    chainId,
    deployment,
    signature,
    actor: message.owner,
    typedDataAt: (place) => undoDressAction.typedData(place, message),
  });
  if (first.account !== caller) {
    throw new MarketRefusal('not-yours', 'Only the person who changed the avatar can undo it.');
  }
  assertNotExecuted(context, caller, undoHash, message.nonce);
  assertDeadline(message.deadline, context.now());

  assertUndoable(context, caller, rows);
  const { undone, activities } = await takeBack(context, caller, rows);
  const credits = context.credits.giveBack(caller, act);
  recordExecution(context, {
    account: caller,
    hash: undoHash,
    kind: 'undoDress',
    chainId,
    nonce: message.nonce,
    at: context.now(),
    orderHashes: [],
    activity: activities.at(-1)?.id ?? null,
  });
  return { hash: act, rows: undone, credits };
};
