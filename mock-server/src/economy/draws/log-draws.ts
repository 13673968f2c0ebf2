import type { LogEntryOf } from '@trait-market/contract/economy/draw-log';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { SlotSchema } from '@trait-market/contract/economy/shared';

import { shownAddress } from '../../kernel/account';
import { drawState, revealBy } from './draw-state';
import type { LedgerContext } from '../orders/market-context';
import type { DrawChainRow, DrawRow } from '../tables/drop-row';
import { appendEntry, lastLoggedAt } from '../draw-log/append-entry';

type Logging = Pick<LedgerContext, 'tables' | 'now'>;

const timeOf = (ms: number): string => new Date(ms).toISOString();

export const chainEntry = (chain: DrawChainRow): LogEntryOf<'chain'> => ({
  type: 'chain',
  at: timeOf(chain.publishedAt),
  wallet: shownAddress(chain.account),
  anchor: chain.anchor,
  length: chain.length,
});

export const acceptedEntry = (row: DrawRow): LogEntryOf<'accepted'> => {
  const [collection, slot] = row.pool?.split('/') ?? [];
  return {
    type: 'accepted',
    at: timeOf(row.takenAt),
    wallet: shownAddress(row.account),
    id: row.id,
    anchor: row.anchor,
    position: row.position,
    pool: collection === undefined ? null : { collection, slot: SlotSchema.parse(slot) },
    signed: row.signed,
  };
};

export const revealedEntry = (
  row: DrawRow,
  { link, revealedAt }: { link: Bytes32; revealedAt: number },
): LogEntryOf<'revealed'> => ({
  type: 'revealed',
  at: timeOf(revealedAt),
  wallet: shownAddress(row.account),
  id: row.id,
  link,
});

const resolvedAt = (row: DrawRow): number => row.revealedAt ?? revealBy(row);

const logOutcome = ({ tables, now }: Logging, row: DrawRow): void => {
  const { id, account, link, revealedAt } = row;
  if (drawState(row, now()) === 'waiting') return;
  const wallet = shownAddress(account);
  const returnedAt = Math.max(revealBy(row), lastLoggedAt({ tables }));
  appendEntry(
    { tables },
    link === null || revealedAt === null
      ? { type: 'returned', at: timeOf(returnedAt), wallet, id }
      : revealedEntry(row, { link, revealedAt }),
  );
  tables.draws.put(id, { ...row, logged: 'resolved' });
};

/** Logs an accepted draw, and its link if that is revealed already. */
export const logAcceptance = (context: Logging, row: DrawRow): void => {
  appendEntry(context, acceptedEntry(row));
  const accepted: DrawRow = { ...row, logged: 'accepted' };
  context.tables.draws.put(row.id, accepted);
  logOutcome(context, accepted);
};

const dueRows = ({ tables, now }: Logging): DrawRow[] =>
  tables.draws
    .findBy('unresolved', 'unresolved')
    .filter((row) => drawState(row, now()) !== 'waiting')
    .toSorted((one, other) => resolvedAt(one) - resolvedAt(other));

export const isOutcomeDue = (context: Logging): boolean => dueRows(context).length > 0;

/** Logs the reveals and returns that only the time has brought about. */
export const logDueOutcomes = (context: Logging): void => {
  for (const row of dueRows(context)) logOutcome(context, row);
};
