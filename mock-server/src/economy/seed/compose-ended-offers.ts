import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick, shuffle } from '../../art/random';
import type { TraitEntry } from '../catalogue/catalogue';
import type { ActivityRow, Good, OrderRow } from '../tables/rows';
import { weiOf, type Prices } from './compose-history';
import { enter, LASTING_MS } from './compose-orders';
import { collectorsOf, type Collector } from './seed-draw';
import { DAY_MS, HISTORY_MS, MINUTE_MS, type SeedMarket } from './seed-market';

/** Limits the ended offers of each kind, because each signature takes a millisecond. */
const MOST = 120;
const SHARE = 0.3;
const CANCELLED_WITHIN_DAYS = 6;
const FILLED_WITHIN_DAYS = 3;

type SeedEvent = Omit<ActivityRow, 'id'>;

const traitGood = (traitId: string): Good => ({ kind: 'trait', traitId, quantity: 1 });

const createDesk = (market: SeedMarket, random: () => number) => {
  const { catalogue, tables } = market;
  const offer = async (
    by: Collector,
    trait: TraitEntry,
    { at, unitPrice }: { at: number; unitPrice: bigint },
  ): Promise<OrderRow> => {
    const collection = catalogue.collections.get(trait.collection);
    if (collection === undefined) throw new RangeError(`${trait.id} is of no collection`);
    return enter(market, privateKeyToAccount(by.privateKey), {
      account: by.account,
      at,
      goods: [traitGood(trait.id)],
      inReturn: [],
      terms: {
        kind: 'offer',
        chainId: collection.chainId,
        maker: by.account,
        asset: {
          kind: 'trait',
          token: collection.contracts.traits,
          tokenId: trait.tokenId,
          quantity: 1n,
        },
        unitPrice,
        fees: collection.fees,
        commitments: [],
        expiresAt: at + LASTING_MS,
        counter: '0',
        salt: String(Math.floor(random() * 2 ** 48)),
      },
    });
  };
  const cancel = (row: OrderRow, by: Collector, trait: TraitEntry): void => {
    const until = Math.min(
      market.anchor - MINUTE_MS,
      row.createdAt + CANCELLED_WITHIN_DAYS * DAY_MS,
    );
    const at = row.createdAt + Math.floor(random() * (until - row.createdAt));
    tables.orders.put(row.hash, { ...row, cancelledAt: at });
    market.happened({
      type: 'cancel',
      at,
      chainId: row.chainId,
      from: by.account,
      goods: [traitGood(trait.id)],
      orderHash: row.hash,
    });
  };
  return { offer, cancel };
};

/**
 * Turns some past sales for wrapped coin into filled offers of their buyers, and the others into
 * purchases for native coin, because only offers pay in wrapped coin.
 */
const composeFilled = async (
  market: SeedMarket,
  random: () => number,
  events: readonly SeedEvent[],
): Promise<void> => {
  const { offer } = createDesk(market, random);
  const collectors = new Map(collectorsOf(market).map((one) => [one.account, one]));
  const sales = events.flatMap((sale) => {
    const { type, price, goods, to } = sale;
    const [good] = goods;
    const trait = good?.kind === 'trait' ? market.catalogue.traits.get(good.traitId) : undefined;
    const by = to === null ? undefined : collectors.get(to);
    if (type !== 'sale' || price?.coin !== 'wrapped' || !trait || !by) return [];
    return [{ sale, trait, by, unitPrice: BigInt(price.amount) }];
  });
  for (const { sale, trait, by, unitPrice } of shuffle(random, sales).slice(0, MOST)) {
    const at = sale.at - MINUTE_MS - Math.floor(random() * FILLED_WITHIN_DAYS * DAY_MS);
    const row = await offer(by, trait, { at, unitPrice });
    market.tables.orders.put(row.hash, { ...row, filled: 1, filledAt: sale.at });
    sale.orderHash = row.hash;
  }
  for (const sale of events) {
    if (sale.type === 'sale' && sale.price && sale.orderHash === null) sale.price.coin = 'native';
  }
};

/**
 * Composes offers that were filled, canceled or expired, none of them by the demo collector. Uses a
 * separate random source, so that changes here don't change the rest of the market.
 */
export const composeEndedOffers = async (
  market: SeedMarket,
  prices: Prices,
  randomSeed: string,
  events: readonly SeedEvent[],
): Promise<void> => {
  const random = createRandom(`${randomSeed} ended offers`);
  const collectors = collectorsOf(market);
  const traits = shuffle(random, [...market.catalogue.traits.values()]);
  if (collectors.length === 0) return;
  await composeFilled(market, random, events);
  const { offer, cancel } = createDesk(market, random);
  for (const trait of traits.slice(0, Math.min(MOST, Math.ceil(traits.length * SHARE)))) {
    const isCancelled = random() < 0.5;
    const latest = market.anchor - (isCancelled ? DAY_MS : LASTING_MS);
    const earliest = market.anchor - HISTORY_MS * 0.8;
    const by = pick(random, collectors);
    const row = await offer(by, trait, {
      at: Math.floor(earliest + random() * (latest - earliest)),
      unitPrice: weiOf((prices.get(trait.id) ?? 1) * (0.4 + random() * 0.4)),
    });
    if (isCancelled) cancel(row, by, trait);
  }
};
