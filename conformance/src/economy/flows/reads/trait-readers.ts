import { OrderPageSchema, type Order } from '@trait-market/contract/economy/orders';
import { HolderPageSchema, TraitDepthSchema } from '@trait-market/contract/economy/tokens';
import type { Fee } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import {
  TraitDetailSchema,
  TraitPageSchema,
  type TraitCard,
  type TraitDetail,
} from '@trait-market/contract/economy/traits';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';

import { ratesNow } from './prices';
import {
  expectEach,
  expectOrdered,
  expectSame,
  readLaw,
  skipUnless,
  sum,
  type Answer,
  type Reader,
} from './reading';
import { cheapest } from './recount';
import { busiest } from './scope';
import { expectFirstHolders, saleFigures } from './ties';

/** The number of traits whose readers are compared. */
const COMPARED = 4;

export const cardFields = ({
  id,
  value,
  slot,
  rarity,
  collection,
  chainId,
  editions,
  listed,
  floor,
  lastSale,
}: TraitCard) => ({
  id,
  value,
  slot,
  rarity,
  collection,
  chainId,
  editions,
  listed,
  floor: floor?.amount ?? null,
  lastSale: lastSale && [...(saleFigures(lastSale) ?? []), lastSale.price.coin],
});

const feeFigures = ({ kind, recipient, bps }: Fee) => [kind, recipient.toLowerCase(), bps];

export const detailOf = (reader: Reader, id: string): Promise<Answer<TraitDetail>> =>
  reader.get('economy.traits.detail', TraitDetailSchema, { params: { id } });

export const traitsOf = (reader: Reader, collection: string) =>
  reader.all('economy.traits.browse', TraitPageSchema, { query: { collection } });

export const ordersFor = (reader: Reader, id: string) =>
  reader.all('economy.traits.orders', OrderPageSchema, { params: { id } });

const amountOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? '0');

const expectOrders = async (reader: Reader, detail: Answer<TraitDetail>): Promise<void> => {
  const { id, collection, chainId } = detail;
  const orders = await ordersFor(reader, id);
  const { asOf } = await ratesNow(reader);
  const of = (kind: Order['kind']) => orders.items.filter((order) => order.kind === kind);
  const kinds = ['listing', 'offer', 'trade'];
  expectOrdered(
    'listings, then offers, then trades',
    orders,
    (before, after) => kinds.indexOf(before.kind) <= kinds.indexOf(after.kind),
  );
  expectOrdered(
    'listings with the cheapest first',
    { ...orders, items: of('listing') },
    (before, after) => amountOf(before) <= amountOf(after),
  );
  expectOrdered(
    'offers with the highest first',
    { ...orders, items: of('offer') },
    (before, after) => amountOf(before) >= amountOf(after),
  );
  expectEach(
    'orders that end in the future',
    orders,
    ({ expiresAt }) => Date.parse(expiresAt) > Date.parse(asOf) - 1000,
  );
  if (!orders.isWhole) return;
  for (const chosen of [['listing', 'offer'], ['offer', 'trade'], ['trade']] as const) {
    const page = await reader.all('economy.traits.orders', OrderPageSchema, {
      params: { id },
      query: { kind: chosen },
    });
    const expected = orders.items.filter(({ kind }) => chosen.some((one) => one === kind));
    expectSame(
      `orders of the kinds ${chosen.join(', ')}`,
      page.items.map(({ hash }) => hash),
      expected.map(({ hash }) => hash),
      page,
    );
  }
  const listings = await reader.all('economy.listings.browse', OrderPageSchema, {
    query: { chainId: String(chainId), collection },
  });
  const own = listings.items.filter(({ gives }) =>
    gives.some((item) => item.kind === 'trait' && item.trait.id === id),
  );
  if (listings.isWhole) {
    expectSame(
      'the hashes of its listings',
      of('listing')
        .map(({ hash }) => hash)
        .toSorted(),
      own.map(({ hash }) => hash).toSorted(),
      orders,
    );
  }
  expectSame(
    'the floor',
    detail.floor?.amount ?? null,
    cheapest(of('listing').map(({ unitPrice }) => unitPrice)),
    detail,
  );
  expectSame(
    'the listed editions',
    detail.listed,
    sum(of('listing').map(({ remaining }) => remaining)),
    detail,
  );
  const [best] = of('offer')
    .map(amountOf)
    .toSorted((one, other) => (one > other ? -1 : 1));
  expectSame(
    'the best offer',
    detail.bestOffer?.amount ?? null,
    best === undefined ? null : String(best),
    detail,
  );

  const depth = await reader.get('economy.tokens.depth', TraitDepthSchema, { params: { id } });
  const { levels } = depth;
  expectOrdered(
    'each price once, the highest first',
    { items: levels, response: depth.response },
    (before, after) => BigInt(before.price.amount) > BigInt(after.price.amount),
  );
  expectSame(
    'the highest price',
    levels[0]?.price.amount ?? null,
    detail.bestOffer?.amount ?? null,
    depth,
  );
  if (depth.prices === levels.length) {
    expectSame(
      'the editions of all prices',
      depth.quantity,
      sum(levels.map(({ quantity }) => quantity)),
      depth,
    );
    expectSame(
      'the offers of all prices',
      depth.offers,
      sum(levels.map(({ offers }) => offers)),
      depth,
    );
  }
  expectSame('the offers', depth.offers, of('offer').length, depth);
};

const expectHolders = async (reader: Reader, detail: Answer<TraitDetail>): Promise<void> => {
  const { id, holders } = detail;
  const { asOf } = await ratesNow(reader);
  const listed = await reader.all('economy.tokens.traitHolders', HolderPageSchema, {
    params: { id },
  });
  expectSame('the number of holders', holders.total, listed.total, detail);
  expectOrdered(
    'holders with the most editions first',
    listed,
    (before, after) => before.loose + before.worn >= after.loose + after.worn,
  );
  expectEach(
    'holders since a time in the past',
    listed,
    ({ since }) => since === null || Date.parse(since) <= Date.parse(asOf) + 1000,
  );
  if (!listed.isWhole) return;
  expectFirstHolders('the first holders', holders.items, listed.items, detail);
  expectSame(
    'the worn editions of all holders',
    sum(listed.items.map(({ worn }) => worn)),
    detail.worn,
    listed,
  );
  expectSame(
    'the loose editions of all holders',
    sum(listed.items.map(({ loose }) => loose)),
    detail.loose,
    listed,
  );
};

export const traitReaders = readLaw('traits.detail', 'every reader has the same figures', {
  rule: 'E262 The market, a trait’s page, its orders, depth, holders and the watched items have the same floor, listed editions, best offer, last sale, editions and rarity, and loose, worn, sealed and locked editions add up.',
  run: async (reader) => {
    const collection = await busiest(reader);
    const traits = await traitsOf(reader, collection.slug);
    const wanted = traits.items.filter(
      ({ listed, lastSale, rarity }) => listed > 1 && lastSale !== null && rarity !== 'unworn',
    );
    const compared = [...wanted.slice(0, COMPARED - 1), ...traits.items.slice(-1)];
    skipUnless(compared.length > 0, 'the market has no trait');
    const details = await Promise.all(compared.map(({ id }) => detailOf(reader, id)));
    const of = [
      ...compared.map(({ id }) => `trait:${id}`).toReversed(),
      `collection:${collection.slug}`,
    ];
    const watched = await reader.get('economy.watchlist.now', WatchedNowListSchema, {
      query: { of },
    });
    expectSame(
      'the watched items, as requested',
      watched.items.map(({ kind, id }) => `${kind}:${id}`),
      of,
      watched,
    );
    for (const [index, detail] of details.entries()) {
      const card = compared[index];
      if (card !== undefined)
        expectSame(
          'the figures on the page, as on the market',
          cardFields(detail),
          cardFields(card),
          detail,
        );
      const { loose, worn, inPacks = 0, locked = 0 } = detail;
      expectSame(
        'loose, worn, sealed and locked editions',
        loose + worn + inPacks + locked,
        detail.editions,
        detail,
      );
      const share = Math.abs(detail.wornShare - worn / Math.max(1, collection.supply.avatars));
      expectSame('a share of wearers that follows from their number', share < 1e-3, true, detail);
      expectSame(
        'the contract of the traits',
        isSameAddress(detail.token, collection.contracts.traits),
        true,
        detail,
      );
      expectSame('the fees', detail.fees.map(feeFigures), collection.fees.map(feeFigures), detail);
      const state = watched.items.find((item) => item.id === detail.id);
      if (state?.kind === 'trait') {
        expectSame('the watched trait', cardFields(state.trait), cardFields(detail), watched);
        expectSame(
          'its best offer',
          state.bestOffer?.amount ?? null,
          detail.bestOffer?.amount ?? null,
          watched,
        );
      }
      await expectOrders(reader, detail);
      await expectHolders(reader, detail);
    }
  },
});
