import { createRandom } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { Person } from '../../seed/people';
import type { Catalogue } from '../catalogue/catalogue';
import { createLedger } from '../ledger/ledger';
import type { LedgerContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { termsOf } from '../orders/order-terms';
import type { ActivityRow } from '../tables/rows';
import { emptyBase, freezeTables, openTables, type MarketBase } from '../tables/tables';
import { composeAnyAvatarOffers } from './compose-any-avatar-offers';
import { composeApprovals } from './compose-approvals';
import { composeAvatarMints } from './compose-avatar-mints';
import { composeAvatarOrders } from './compose-avatar-orders';
import { composeAvatars } from './compose-avatars';
import { composeBurns } from './compose-burns';
import { composeConstructions } from './compose-constructions';
import { composeCriteriaOffers } from './compose-criteria-offers';
import { composeDrops } from './compose-drops';
import { composeEndedOffers } from './compose-ended-offers';
import { composeHistory } from './compose-history';
import { composeNotices } from './compose-notices';
import { composeOrders } from './compose-orders';
import { composeOutfits } from './compose-outfits';
import { composePools } from './compose-pools';
import { composeShowcases } from './compose-showcases';
import { writeLog, type PlannedEntry } from './seed-log';
import { NO_NATIVE, type SeedMarket } from './seed-market';

type Options = {
  catalogue: Catalogue;
  people: readonly Person[];
  /** The end of the seed's history, in milliseconds since 1970. */
  anchor: number;
  randomSeed: string;
};

/** Composes the market in steps that build on each other. Equal options give equal markets. */
export const composeMarket = async ({
  catalogue,
  people,
  anchor,
  randomSeed,
}: Options): Promise<MarketBase> => {
  const tables = openTables(emptyBase(anchor));
  const happened: Omit<ActivityRow, 'id'>[] = [];
  const planned: PlannedEntry[] = [];
  const market: SeedMarket = {
    catalogue,
    anchor,
    people,
    accounts: people.map(({ account }): Account => account),
    random: createRandom(`${randomSeed} market`),
    tables,
    settlement: createLedger(tables, NO_NATIVE),
    happened: (activity) =>
      void happened.push({ to: null, inReturn: [], price: null, orderHash: null, ...activity }),
    logged: (entry) => void planned.push(entry),
  };
  if (people.length > 1) {
    composeApprovals(market);
    composeAvatars(market, randomSeed);
    const prices = composeHistory(market);
    await composeOrders(market, prices, happened);
    await composeCriteriaOffers(market, prices, randomSeed);
    await composeConstructions(market, randomSeed);
    composeOutfits(market);
    await composeAvatarOrders(market, prices, randomSeed, happened);
    await composeAnyAvatarOffers(market, randomSeed);
    await composeEndedOffers(market, prices, randomSeed, happened);
    composeAvatarMints(market, happened);
    const openings = composeDrops(market, prices, randomSeed);
    composeBurns(market, randomSeed);
    const rerolls = await composePools(market, randomSeed);
    // A wallet's hash chain reveals its links in the order of its draws, of packs and of re-rolls.
    const draws = [...openings, ...rerolls].toSorted((one, other) => one.at - other.at);
    for (const { make } of draws) await make();
    await writeLog(tables, planned);
    composeShowcases(market);
  }

  for (const activity of happened.toSorted((one, other) => one.at - other.at)) {
    tables.log.add(activity);
  }
  const context: LedgerContext = {
    catalogue,
    tables,
    settlement: market.settlement,
    termsOf: (order) => termsOf(catalogue, order),
    now: () => anchor,
  };
  for (const order of tables.orders.rows()) {
    const { kind } = stateOfOrder({ ...context, now: anchor }, order, context.termsOf(order));
    if (kind === 'dormant') tables.orders.put(order.hash, { ...order, dormantSince: anchor });
  }
  composeNotices(market, context);
  return freezeTables(anchor, tables);
};
