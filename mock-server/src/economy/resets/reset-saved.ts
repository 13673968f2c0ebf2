import { CHAIN_IDS } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { LayeredTable } from '../../kernel/tables/layered-table';
import type { MarketContext } from '../orders/market-context';
import { chainKey } from '../tables/keys';
import type { MarketTables } from '../tables/tables';
import { putBack } from './put-back';

const putBackOf = <Row>(
  table: LayeredTable<Row, 'account'>,
  first: LayeredTable<Row, 'account'>,
  account: Account,
): void => {
  const keys = [table, first].flatMap((one) => [...one.keysBy('account', account)]);
  putBack(table, first, new Set(keys));
};

/** Restores a wallet's watchlist, searches, alerts, outfits, showcase, spending limits and notices. */
export const resetSaved = (
  { tables }: MarketContext,
  first: MarketTables,
  account: Account,
): void => {
  putBackOf(tables.outfits, first.outfits, account);
  putBackOf(tables.watched, first.watched, account);
  putBackOf(tables.searches, first.searches, account);
  putBackOf(tables.alerts, first.alerts, account);
  putBackOf(tables.inbox, first.inbox, account);
  putBack(tables.showcases, first.showcases, [account]);
  const chains = CHAIN_IDS.map((chainId) => chainKey(chainId, account));
  putBack(tables.spendingLimits, first.spendingLimits, chains);
  putBack(tables.watches, first.watches, [account]);
};
