import { randomUUID } from 'node:crypto';

import { OutfitPageSchema } from '@trait-market/contract/economy/outfits';
import { SavedSearchesSchema } from '@trait-market/contract/economy/searches';

import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectSuccess } from '../../../expectations';
import { flow } from '../../../flows/flow';
import { openMarket, type Market } from '../../market';
import { createReader, expectSame, skipUnless } from './reading';

const privateFlow = (
  route: string,
  what: string,
  rule: string,
  run: (market: Market) => Promise<void>,
): Check => flow(`economy.${route}`, what, { rule, run: (context) => run(openMarket(context)) });

const put = async (
  market: Market,
  name: string,
  by: Awaited<ReturnType<Market['newcomer']>>,
  body: unknown,
) =>
  expectSuccess(await market.request(name, by, { params: { id: randomUUID() }, body: json(body) }));

export const outfitParameters = privateFlow(
  'outfits.list',
  'each parameter has its effect',
  'E259 The outfits of a collection are exactly those, and the values of a repeated collection are alternatives.',
  async (market) => {
    const owner = await market.newcomer();
    const collections = (await createReader(market).collections()).slice(0, 3);
    skipUnless(collections.length > 1, 'the market has one collection only');
    const slugs: string[] = [];
    for (const { slug } of collections) {
      const { items } = await market.read('economy.traits.browse', TraitPageSchema, {
        query: { collection: slug, limit: '1' },
      });
      const wear = items.map(({ id }) => id);
      await put(market, 'economy.outfits.save', owner, {
        name: slug.slice(0, 20),
        collection: slug,
        wear,
      });
      slugs.push(slug);
    }
    const list = (query: Readonly<Record<string, unknown>>) =>
      market.read('economy.outfits.list', OutfitPageSchema, { query }, owner);
    for (const collection of [slugs, slugs.slice(0, 2), slugs.slice(-1)]) {
      const page = await list({ collection });
      expectSame(
        'the collections of the outfits',
        page.items.map((one) => one.collection).toSorted(),
        collection.toSorted(),
        page,
      );
      expectSame('the total', page.total, collection.length, page);
    }
  },
);

/** Addresses are the same in any case. */
const inOneCase = (key: string, value: unknown): unknown =>
  key === 'owner' && Array.isArray(value) ? value.map((one) => String(one).toLowerCase()) : value;

export const searchParameters = privateFlow(
  'searches.list',
  'every parameter is stored',
  'E259, E391 A saved search of traits or avatars keeps each of its parameters with all values, also those that are repeated.',
  async (market) => {
    const owner = await market.newcomer();
    const [one, other] = await createReader(market).collections();
    skipUnless(one !== undefined && other !== undefined, 'the market has one collection only');
    const worn = [await market.trait(), await market.trait()];
    const shared = {
      name: 'hat',
      collection: [one.slug, other.slug],
      rarity: ['rare', 'epic'],
      chainId: [1, 137],
      listed: true,
      minPrice: '100',
      maxPrice: '100000',
      priceUnit: 'usd',
      sort: 'price-desc',
    };
    const queries = [
      { ...shared, slot: ['eyes', 'headwear'] },
      {
        ...shared,
        kind: 'avatars',
        trait: worn.map(({ id }) => id),
        maxRank: 25,
        owner: [owner.walletAddress],
      },
    ];
    for (const query of queries) {
      const name = 'kind' in query ? 'Avatars' : 'Traits';
      await put(market, 'economy.searches.save', owner, { name, query, isTold: false });
      const saved = await market.read('economy.searches.list', SavedSearchesSchema, {}, owner);
      const stored = saved.items.find((search) => search.name === name)?.query;
      for (const [key, value] of Object.entries(query)) {
        const found: unknown = Object.entries(stored ?? {}).find(([field]) => field === key)?.[1];
        expectSame(`the parameter ${key}`, inOneCase(key, found), inOneCase(key, value), saved);
      }
    }
  },
);
