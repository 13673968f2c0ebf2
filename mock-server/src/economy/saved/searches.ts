import { MAX_SEARCHES, type SaveSearch } from '@trait-market/contract/economy/searches';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { searchKey } from '../tables/keys';
import type { SearchRow } from '../tables/search-row';

export const searchesOf = (
  { tables }: Pick<MarketContext, 'tables'>,
  account: Account,
): SearchRow[] =>
  tables.searches
    .findBy('account', account)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));

/**
 * Saves a search, which requires no signature.
 * @throws MarketRefusal at the wallet's limit
 */
export const saveSearch = (
  context: MarketContext,
  account: Account,
  id: string,
  { name, query, isTold }: SaveSearch,
): SearchRow[] => {
  const { tables, now } = context;
  const key = searchKey(account, id);
  const before = tables.searches.find(key);
  if (before === undefined && searchesOf(context, account).length >= MAX_SEARCHES) {
    throw new MarketRefusal(
      'too-many-searches',
      `You can save ${MAX_SEARCHES} searches. Delete one first.`,
    );
  }
  const createdAt = before?.createdAt ?? now();
  const notifiedSince = isTold ? (before?.notifiedSince ?? now()) : null;
  tables.searches.put(key, { id, account, name, query, createdAt, notifiedSince });
  return searchesOf(context, account);
};

export const removeSearch = (context: MarketContext, account: Account, id: string): SearchRow[] => {
  const key = searchKey(account, id);
  if (context.tables.searches.find(key) !== undefined) context.tables.searches.remove(key);
  return searchesOf(context, account);
};
