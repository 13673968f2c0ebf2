import { CHAIN_IDS } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { LayeredTable } from '../../kernel/tables/layered-table';
import type { MarketContext } from '../orders/market-context';
import { chainKey } from '../tables/keys';
import type { MarketTables } from '../tables/tables';
import { restoreRows } from './restore-rows';

const restoreRowsOf = <Row>(
  table: LayeredTable<Row, 'account'>,
  first: LayeredTable<Row, 'account'>,
  account: Account,
): void => {
  const keys = [table, first].flatMap((one) => [...one.keysBy('account', account)]);
  restoreRows(table, first, new Set(keys));
};

/** Restores a wallet's watchlist, searches, alerts, outfits, showcase, spending limits and notices. */
export const resetSaved = (
  { tables }: MarketContext,
  first: MarketTables,
  account: Account,
): void => {
  restoreRowsOf(tables.outfits, first.outfits, account);
  restoreRowsOf(tables.watched, first.watched, account);
  restoreRowsOf(tables.searches, first.searches, account);
  restoreRowsOf(tables.alerts, first.alerts, account);
  restoreRowsOf(tables.inbox, first.inbox, account);
  restoreRows(tables.showcases, first.showcases, [account]);
  const chains = CHAIN_IDS.map((chainId) => chainKey(chainId, account));
  restoreRows(tables.spendingLimits, first.spendingLimits, chains);
  restoreRows(tables.watches, first.watches, [account]);
};
