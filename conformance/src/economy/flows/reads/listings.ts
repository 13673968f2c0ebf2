import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { ListingsNowSchema } from '@trait-market/contract/economy/listings';
import { LookPriceSchema } from '@trait-market/contract/economy/looks';
import { OrderPageSchema, type Order } from '@trait-market/contract/economy/orders';
import { HolderPageSchema } from '@trait-market/contract/economy/tokens';
import { isSameAddress } from '@trait-market/contract/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';

import {
  expectEach,
  expectOrdered,
  expectSame,
  readLaw,
  skipUnless,
  sumOfWei,
  type Reader,
} from './reading';
import { cheapest } from './recount';
import { busiest } from './scope';
import { ordersFor, traitsOf } from './trait-readers';

type Query = Readonly<Record<string, unknown>>;

const traitIn = ({ gives }: Order) =>
  gives.flatMap((item) => (item.kind === 'trait' ? [item.trait] : []))[0];
const amountOf = ({ unitPrice }: Order): bigint => BigInt(unitPrice?.amount ?? '0');
const hashesOf = (orders: readonly Order[]): string[] => orders.map(({ hash }) => hash).toSorted();
const isBy = ({ maker }: Order, address: string): boolean =>
  isSameAddress(maker.address, address as `0x${string}`);

const list = (reader: Reader, query: Query) =>
  reader.all('economy.listings.browse', OrderPageSchema, { query });

const expectFilters = async (reader: Reader, chainId: string): Promise<void> => {
  const all = await list(reader, { chainId });
  if (!all.isWhole || all.items.length === 0) return;
  expectEach(
    `listings on chain ${chainId}`,
    all,
    (order) => order.kind === 'listing' && String(order.chainId) === chainId,
  );
  expectOrdered(
    'listings with the cheapest first',
    all,
    (before, after) => amountOf(before) <= amountOf(after),
  );
  const expectFiltered = async (query: Query, fits: (order: Order) => boolean): Promise<void> => {
    const found = await list(reader, { chainId, ...query });
    expectSame(
      `listings with ${JSON.stringify(query)}`,
      hashesOf(found.items),
      hashesOf(all.items.filter(fits)),
      found,
    );
    expectSame('their total', found.total, found.items.length, found);
  };
  const traits = all.items.flatMap((order) => traitIn(order) ?? []);
  for (const key of ['collection', 'slot', 'rarity'] as const) {
    const values = [...new Set(traits.map((trait) => trait[key]))];
    for (const chosen of [values.slice(0, 2), values.slice(-1)]) {
      await expectFiltered({ [key]: chosen }, (order) =>
        chosen.some((value) => traitIn(order)?.[key] === value),
      );
    }
  }
  const middle = all.items[Math.floor(all.items.length / 2)] ?? all.items[0];
  if (middle === undefined) return;
  await expectFiltered(
    { maxPrice: String(amountOf(middle)) },
    (order) => amountOf(order) <= amountOf(middle),
  );
  await expectFiltered(
    { buyer: middle.maker.address },
    (order) => !isBy(order, middle.maker.address),
  );
};

const UNKNOWN = `0x${'00'.repeat(31)}01`;

const expectNow = async (reader: Reader, listings: readonly Order[]): Promise<void> => {
  const alike = (order: Order) => listings.filter((one) => traitIn(one)?.id === traitIn(order)?.id);
  const [first] = listings.map(alike).toSorted((one, two) => two.length - one.length)[0] ?? [];
  const other = listings.find((order) => traitIn(order)?.id !== (first && traitIn(first)?.id));
  if (first === undefined || other === undefined) return;
  const requested = [other.hash, first.hash, UNKNOWN, other.hash];
  const found = await reader.get('economy.listings.now', ListingsNowSchema, {
    query: { hash: requested },
  });
  expectSame(
    'the listings as requested, each once',
    found.items.map(({ hash }) => hash),
    [other.hash, first.hash, UNKNOWN],
    found,
  );
  expectSame(
    'those that can be bought',
    found.items.map(({ listing }) => listing?.hash ?? null),
    [other.hash, first.hash, null],
    found,
  );
  const suggested = found.items.flatMap(({ next }) => (next === null ? [] : [next.hash]));
  const again = suggested.filter((next) => requested.includes(next));
  expectSame('no next listing that was requested', again, [], found);
};

const expectLook = async (reader: Reader, traits: readonly TraitCard[]): Promise<void> => {
  const forSale = traits.filter(({ floor }) => floor !== null);
  const [first] = forSale;
  const second = forSale.find(({ slot }) => slot !== first?.slot);
  const missing = traits.find(
    ({ floor, slot, editions }) =>
      floor === null && editions > 0 && slot !== first?.slot && slot !== second?.slot,
  );
  if (first === undefined || second === undefined) return;
  const wear = [first.id, second.id, ...(missing ? [missing.id] : [])];
  const price = (query: Query) =>
    reader.get('economy.looks.price', LookPriceSchema, { query: { wear, ...query } });
  const look = await price({});
  const floorOf = (id: string) => traits.find((trait) => trait.id === id)?.floor?.amount;
  expectSame(
    'the traits of the look',
    look.traits.map(({ trait }) => trait.id).toSorted(),
    wear.toSorted(),
    look,
  );
  for (const { trait, floor } of look.traits)
    expectSame(`the floor of ${trait.id}`, floor?.amount, floorOf(trait.id), look);
  const total = sumOfWei(wear.flatMap((id) => floorOf(id) ?? []));
  expectSame(
    'the total and the price',
    [look.total.amount, look.toBuy.amount],
    [total, total],
    look,
  );
  expectSame('traits not for sale', look.notForSale, missing ? [missing.id] : [], look);
  const holders = await reader.get('economy.tokens.traitHolders', HolderPageSchema, {
    params: { id: first.id },
  });
  const holder = holders.items.find(({ loose }) => loose > 0);
  if (holder === undefined) return;
  const wallet = holder.address;
  const own = await price({ wallet });
  const firstOf = own.traits.find(({ trait }) => trait.id === first.id);
  expectSame(
    `the editions of ${first.id} in the wallet`,
    [firstOf?.loose, firstOf?.worn],
    [holder.loose, holder.worn],
    own,
  );
  for (const { trait, floor } of own.traits) {
    const orders = await ordersFor(reader, trait.id);
    if (!orders.isWhole) continue;
    const others = orders.items.filter((order) => order.kind === 'listing' && !isBy(order, wallet));
    expectSame(
      `the floor of ${trait.id} without the wallet’s own listings`,
      floor?.amount ?? null,
      cheapest(others.map(({ unitPrice }) => unitPrice)),
      own,
    );
  }
  const needed = own.traits.filter(({ loose, worn }) => loose + worn === 0);
  expectSame(
    'the price of what the wallet lacks',
    own.toBuy.amount,
    sumOfWei(needed.flatMap(({ floor }) => floor?.amount ?? [])),
    own,
  );
};

/** Returns a set of traits, or undefined: providers may have none without traits. */
export const criteriaSetOf = async (reader: Reader, query: Query) => {
  const { response } = await reader.request('economy.criteria.find', undefined, { query });
  return response.status === 404
    ? undefined
    : reader.get('economy.criteria.find', CriteriaSetSchema, { query });
};

/** The offers for a larger set aren't compared. */
const MOST_MEMBERS = 20;

const expectSets = async (
  reader: Reader,
  collection: string,
  traits: readonly TraitCard[],
): Promise<void> => {
  const slot = traits[0]?.slot ?? 'eyes';
  for (const words of [
    {},
    { slot },
    { tier: 'common' },
    { slot, tier: 'uncommon' },
    { slot, rarity: 'common' },
  ]) {
    const set = await criteriaSetOf(reader, { collection, ...words });
    if (set === undefined) continue;
    expectSame(
      'the words of the set',
      [set.criteria.slot ?? null, set.criteria.tier ?? null, set.criteria.rarity ?? null],
      [
        words.slot ?? null,
        'tier' in words ? words.tier : null,
        'rarity' in words ? words.rarity : null,
      ],
      set,
    );
    const isAny = Object.keys(words).length === 0;
    const members = isAny
      ? traits.filter(({ editions }) => editions > 0)
      : traits.filter(({ id }) => set.traits.some((trait) => trait.id === id));
    if (!isAny) expectSame('the number of its traits', set.criteria.traits, set.traits.length, set);
    expectSame(
      'the floor of its traits',
      set.floor?.amount ?? null,
      cheapest(members.map(({ floor }) => floor)),
      set,
    );
    if (members.length === 0 || members.length > MOST_MEMBERS) continue;
    const lists = await Promise.all(members.map(({ id }) => ordersFor(reader, id)));
    if (!lists.every(({ isWhole }) => isWhole)) continue;
    const isForAll = ({ hash }: Order) =>
      lists.every(({ items }) => items.some((order) => order.hash === hash));
    const offers = (lists[0]?.items ?? []).filter(
      (order) =>
        order.kind === 'offer' && order.gets.some(({ kind }) => kind === 'any') && isForAll(order),
    );
    const best = offers.map(amountOf).toSorted((one, other) => (one > other ? -1 : 1))[0];
    expectSame(
      'its offers and the best one',
      [set.offers, set.bestOffer?.amount ?? null],
      [offers.length, best === undefined ? null : String(best)],
      set,
    );
    const lowest = members.find(
      ({ floor }) => floor !== null && floor.amount === set.floor?.amount,
    );
    const listing =
      lowest &&
      (await ordersFor(reader, lowest.id)).items.find((order) => order.kind === 'listing');
    if (listing === undefined) continue;
    const own = await reader.get('economy.criteria.find', CriteriaSetSchema, {
      query: { collection, ...words, buyer: listing.maker.address },
    });
    const listed = await list(reader, {
      chainId: String(set.chainId),
      collection,
      buyer: listing.maker.address,
    });
    if (!listed.isWhole) continue;
    const others = listed.items.filter((order) =>
      members.some(({ id }) => id === traitIn(order)?.id),
    );
    expectSame(
      'the floor without the buyer’s own listings',
      own.floor?.amount ?? null,
      cheapest(others.map(({ unitPrice }) => unitPrice)),
      own,
    );
  }
};

export const currentListings = readLaw('listings.now', 'prices are those of current listings', {
  rule: 'E268 Listings, looks and sets have the prices of the listings that can be bought now: the cheapest first, none of the buyer’s own, each requested listing once and in order, and the next cheapest of its trait.',
  run: async (reader) => {
    for (const chainId of ['1', '137']) await expectFilters(reader, chainId);
    const { slug, chainId } = await busiest(reader);
    const traits = await traitsOf(reader, slug);
    const listings = await list(reader, { chainId: String(chainId), collection: slug });
    skipUnless(traits.isWhole && listings.items.length > 0, 'nothing is for sale');
    await expectNow(reader, listings.items);
    await expectLook(reader, traits.items);
    await expectSets(reader, slug, traits.items);
  },
});
