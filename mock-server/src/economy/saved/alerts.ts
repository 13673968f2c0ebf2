import { MAX_ALERTS, type SaveAlert } from '@trait-market/contract/economy/alerts';

import type { Account } from '../../kernel/account';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { alertKey } from '../tables/keys';
import type { AlertRow } from '../tables/alert-row';

export const alertsOf = ({ tables }: Pick<LedgerContext, 'tables'>, account: Account): AlertRow[] =>
  tables.alerts
    .findBy('account', account)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));

/**
 * Saves an alert and arms it again, which requires no signature.
 * @throws MarketRefusal for an unknown trait, or at the wallet's limit
 */
export const saveAlert = (
  context: MarketContext,
  account: Account,
  id: string,
  { about, maxPrice, unit }: SaveAlert,
): void => {
  const { tables, catalogue, now } = context;
  if (about.kind === 'trait' && !catalogue.traits.has(about.id)) {
    throw new MarketRefusal('unknown-trait', 'There is no such trait.');
  }
  const key = alertKey(account, id);
  const before = tables.alerts.find(key);
  if (before === undefined && alertsOf(context, account).length >= MAX_ALERTS) {
    throw new MarketRefusal(
      'too-many-alerts',
      `You can have ${MAX_ALERTS} price alerts. Delete one first.`,
    );
  }
  const armedAt = now();
  const createdAt = before?.createdAt ?? armedAt;
  tables.alerts.put(key, { id, account, about, maxPrice, unit, createdAt, armedAt, fired: null });
};

export const removeAlert = ({ tables }: MarketContext, account: Account, id: string): void => {
  const key = alertKey(account, id);
  if (tables.alerts.find(key) !== undefined) tables.alerts.remove(key);
};
