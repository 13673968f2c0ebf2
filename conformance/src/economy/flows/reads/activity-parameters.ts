import { ActivityPageSchema, type Activity } from '@trait-market/contract/economy/activity';
import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { expectEach, expectSame, readLaw, skipUnless, sum } from './reading';
import { mentions } from './trait-histories';
import { twoCollections } from './scope';

const collectionsOf = ({ items, inReturn }: Activity): string[] =>
  [...items, ...inReturn].map((item) => {
    if (item.kind === 'trait') return item.trait.collection;
    return item.kind === 'avatar' ? item.avatar.collection : item.criteria.collection;
  });

export const activityParameters = readLaw('activity.list', 'each parameter has its effect', {
  rule: 'E259 The activity of types, collections, networks, a trait or a wallet has exactly those events; the values of a repeated parameter are alternatives, and a wallet’s events include what it received.',
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
