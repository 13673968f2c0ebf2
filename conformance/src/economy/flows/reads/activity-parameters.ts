import {
  ActivityPageSchema,
  type Activity,
  type ActivityPage,
} from '@trait-market/contract/economy/activity';
import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { expectEach, expectSame, readLaw, skipUnless, sum, type Answer } from './reading';
import { mentions } from './trait-histories';
import { twoCollections } from './scope';

const collectionsOf = ({ items, inReturn }: Activity): string[] =>
  [...items, ...inReturn].map((item) => {
    if (item.kind === 'trait') return item.trait.collection;
    if (item.kind === 'avatar') return item.avatar.collection;
    return item.kind === 'any' ? item.criteria.collection : item.collection;
  });

type List = (query: Readonly<Record<string, unknown>>) => Promise<Answer<ActivityPage>>;

/** Divides the sales at a time, which belongs to the later ones. */
const expectTimes = async (list: List, time: string): Promise<void> => {
  const at = Date.parse(time);
  const all = await list({ type: 'sale' });
  const later = await list({ type: 'sale', since: time });
  const earlier = await list({ type: 'sale', until: time });
  expectEach('sales since then', later, (event) => Date.parse(event.at) >= at);
  expectEach('sales before then', earlier, (event) => Date.parse(event.at) < at);
  expectSame('all sales', later.total + earlier.total, all.total, earlier);
  const oldest = later.items.find((event) => Date.parse(event.at) === at);
  expectSame('a sale of exactly then', oldest !== undefined, true, later);
};

const eachOf = ({ price, items }: Activity): bigint => {
  const editions = items.reduce(
    (total, item) => total + (item.kind === 'avatar' ? 1 : item.quantity),
    0,
  );
  return BigInt(price?.amount ?? 0) / BigInt(Math.max(editions, 1));
};

/** Divides the sales of a network at the price of one of them, which both halves include. */
const expectPrices = async (list: List, sales: readonly Answer<ActivityPage>[]): Promise<void> => {
  const sold = sales.find(({ items }) => items.length > 0);
  const prices = (sold?.items ?? []).map(eachOf);
  const middle = prices.toSorted((one, other) => (one < other ? -1 : 1))[
    Math.floor(prices.length / 2)
  ];
  const chainId = sold?.items[0]?.chainId;
  skipUnless(sold !== undefined && middle !== undefined, 'nothing has been sold');
  const bounded = (query: Readonly<Record<string, string>>) =>
    list({ type: 'sale', chainId, ...query });
  const dear = await bounded({ minPrice: String(middle) });
  const cheap = await bounded({ maxPrice: String(middle) });
  const exact = await bounded({ minPrice: String(middle), maxPrice: String(middle) });
  expectEach(`sales at ${middle} or more`, dear, (event) => eachOf(event) >= middle);
  expectEach(`sales at ${middle} or less`, cheap, (event) => eachOf(event) <= middle);
  expectEach(`sales at ${middle}`, exact, (event) => eachOf(event) === middle);
  expectSame('all sales', dear.total + cheap.total - exact.total, sold.total, exact);
  expectSame('a sale at exactly that price', exact.items.length > 0, true, exact);
};

export const activityParameters = readLaw('activity.list', 'each parameter has its effect', {
  rule: 'E259 The activity of types, collections, networks, a trait, a wallet, a period or a price range has exactly those events; the values of a repeated parameter are alternatives, and a wallet’s events include what it received.',
  run: async (reader) => {
    const list = (query: Readonly<Record<string, unknown>>) =>
      reader.get('economy.activity.list', ActivityPageSchema, { query: { limit: '60', ...query } });
    const types = ['sale', 'listing', 'cancel'];
    const counted = await Promise.all(types.map((type) => list({ type })));
    const several = await list({ type: types });
    expectEach(`events of the types ${types.join(', ')}`, several, ({ type }) =>
      types.includes(type),
    );
    expectSame(
      'events of several types',
      several.total,
      sum(counted.map(({ total }) => total)),
      several,
    );

    for (const type of ['listing', 'offer', 'trade']) {
      expectEach(
        'orders without a transaction, because nothing is settled yet',
        await list({ type }),
        ({ transactionHash }) => transactionHash === undefined,
      );
    }

    const slugs = await twoCollections(reader);
    const each = await Promise.all(
      slugs.map((collection) => list({ collection, type: 'listing' })),
    );
    const both = await list({ collection: slugs, type: 'listing' });
    expectSame(
      'listings of two collections',
      both.total,
      sum(each.map(({ total }) => total)),
      both,
    );
    for (const [index, collection] of slugs.entries()) {
      const page = each[index];
      if (page)
        expectEach(`events of ${collection}`, page, (event) =>
          collectionsOf(event).includes(collection),
        );
    }
    const sales = await Promise.all(
      CHAIN_IDS.map(async (chainId) => {
        const page = await list({ chainId, type: 'sale' });
        expectEach(`events of the network ${chainId}`, page, (event) => event.chainId === chainId);
        return page;
      }),
    );
    for (const query of [{}, { chainId: CHAIN_IDS }]) {
      const allSales = await list({ type: 'sale', ...query });
      expectSame(
        'sales of both networks',
        allSales.total,
        sum(sales.map(({ total }) => total)),
        allSales,
      );
    }
    const sale = counted[0]?.items[0];
    skipUnless(sale !== undefined, 'nothing has been sold');
    await expectTimes(list, counted[0]?.items.at(-1)?.at ?? sale.at);
    await expectPrices(list, sales);
    const trait = counted[0]?.items
      .flatMap(({ items }) => items)
      .find((item) => item.kind === 'trait');
    if (trait?.kind === 'trait') {
      const { id } = trait.trait;
      expectEach(`events of ${id}`, await list({ trait: id }), (event) => mentions(event, id));
    }
    for (const wallet of [sale.from.address, sale.to?.address ?? sale.from.address]) {
      const page = await list({ wallet, type: 'sale' });
      expectSame(
        'the latest sale among those of each side',
        page.items.some(({ id }) => id === sale.id),
        true,
        page,
      );
      expectEach(
        `events of ${wallet}`,
        page,
        ({ from, to }) =>
          isSameAddress(from.address, wallet) || (to !== null && isSameAddress(to.address, wallet)),
      );
    }
  },
});
