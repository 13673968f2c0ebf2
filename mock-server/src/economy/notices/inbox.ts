import {
  MAX_NOTICES,
  type NoticeKind,
  type ReadNotices,
} from '@trait-market/contract/economy/notices';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { noticeKey } from '../tables/keys';
import type { NoticeRow, NoticeWatchRow } from '../tables/notice-row';
import type { MarketTables } from '../tables/tables';
import type { Draft } from './draft';
import { noticesFromActivity } from './from-activity';
import { noticesFromOrders } from './from-orders';
import { noticesFromPlan } from './from-plan';
import { noticesFromReserved } from './from-reserved';
import { noticesFromCollections } from './from-collections';
import { noticesFromSearches } from './from-searches';
import { noticesFromWatchlist } from './from-watchlist';

export const noticeSortKey = ({ at, number }: NoticeRow): SortKey => [-at, -number];

const inboxOf = ({ inbox }: MarketTables, account: Account): NoticeRow[] =>
  sortByKey(inbox.findBy('account', account), noticeSortKey);

export const watchOf = ({ watches }: MarketTables, account: Account): NoticeWatchRow =>
  watches.find(account) ?? { account, activity: 0, last: 0, off: [] };

const isRecorded = ({ inbox }: MarketTables, account: Account, { subject, at, content }: Draft) => {
  const before = inbox.find(noticeKey(account, subject));
  return before?.at === at && before.content.kind === content.kind;
};

export const tell = (
  tables: MarketTables,
  watch: NoticeWatchRow,
  drafts: readonly Draft[],
): NoticeWatchRow => {
  const { account } = watch;
  const fresh = drafts
    .filter(
      (draft) => !watch.off.includes(draft.content.kind) && !isRecorded(tables, account, draft),
    )
    .toSorted((one, other) => one.at - other.at);
  for (const [index, { subject, at, content }] of fresh.entries()) {
    const number = watch.last + index + 1;
    const row = { account, number, subject, at, readAt: null, content };
    tables.inbox.put(noticeKey(account, subject), row);
  }
  if (fresh.length > 0) {
    for (const { subject } of inboxOf(tables, account).slice(MAX_NOTICES)) {
      tables.inbox.remove(noticeKey(account, subject));
    }
  }
  return { ...watch, last: watch.last + fresh.length };
};

/** Updates an inbox only on request, so that actions and inactive wallets cause no work. */
const bringUpToDate = (context: MarketContext, account: Account): NoticeWatchRow => {
  const { tables } = context;
  const watch = watchOf(tables, account);
  const happened = tables.log.after(watch.activity);
  const after = tell(tables, watch, [
    ...noticesFromActivity(context, account, happened),
    ...noticesFromOrders(context, account),
    ...noticesFromReserved(context, account),
    ...noticesFromPlan(context, account),
    ...noticesFromWatchlist(context, account, happened),
    ...noticesFromCollections(context, account, happened),
    ...noticesFromSearches(context, account, happened),
  ]);
  const activity = happened.at(-1)?.id ?? watch.activity;
  if (activity === watch.activity && after.last === watch.last) return watch;
  const seen = { ...after, activity };
  tables.watches.put(account, seen);
  return seen;
};

export const noticeId = ({ number }: Pick<NoticeRow, 'number'>): string => `n${number}`;

export const noticesOf = (
  context: MarketContext,
  account: Account,
): { rows: NoticeRow[]; last: number } => {
  const { last } = bringUpToDate(context, account);
  return { rows: inboxOf(context.tables, account), last };
};

export const unreadOf = (rows: readonly NoticeRow[]): number =>
  rows.filter(({ readAt }) => readAt === null).length;

/**
 * Marks notices as read, by ids or up to `upTo`, and returns the number of unread ones.
 * @throws MarketRefusal for an unknown id
 */
export const readNotices = (
  { tables, now }: MarketContext,
  account: Account,
  request: ReadNotices,
): number => {
  const rows = inboxOf(tables, account);
  const isRead = (row: NoticeRow): boolean => {
    if ('ids' in request) return request.ids.includes(noticeId(row));
    return row.number <= Number(request.upTo.slice(1));
  };
  if ('upTo' in request) {
    const isKnown =
      /^n[1-9]\d{0,14}$/.test(request.upTo) &&
      Number(request.upTo.slice(1)) <= watchOf(tables, account).last;
    if (!isKnown) throw new MarketRefusal('unknown-notice', 'You have no such notification.');
  }
  for (const row of rows) {
    if (row.readAt !== null || !isRead(row)) continue;
    tables.inbox.put(noticeKey(account, row.subject), { ...row, readAt: now() });
  }
  return unreadOf(inboxOf(tables, account));
};

export const kindsOff = ({ tables }: MarketContext, account: Account): NoticeKind[] =>
  watchOf(tables, account).off;

/** Updates the inbox first, so that the previous settings apply to earlier events. */
export const saveKindsOff = (
  context: MarketContext,
  account: Account,
  off: readonly NoticeKind[],
): NoticeKind[] => {
  const watch = bringUpToDate(context, account);
  const saved = [...new Set(off)];
  context.tables.watches.put(account, { ...watch, off: saved });
  return saved;
};
