import {
  TraitPageSchema,
  type Facets,
  type TraitCard,
  type TraitPage,
} from '@trait-market/contract/economy/traits';

import type { Check } from '../../../check';
import { expectThat } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Market } from '../../market';
import { readFlow } from '../market-flow';
import { steadily } from '../reads/reading';

type Query = Readonly<Record<string, string | string[]>>;
type Page = TraitPage & { response: CompletedExchange };

const browse = (market: Market, query: Query): Promise<Page> =>
  market.read('economy.traits.browse', TraitPageSchema, { query: { limit: '60', ...query } });

type Facet = Exclude<keyof Facets, number>;

/** The filters of which each trait has exactly one value. */
const FILTERS: Readonly<Record<string, (trait: TraitCard) => string>> = {
  collection: ({ collection }) => collection,
  slot: ({ slot }) => slot,
  rarity: ({ rarity }) => rarity,
  chainId: ({ chainId }) => String(chainId),
} satisfies Partial<Record<Facet, (trait: TraitCard) => string>>;

type Values = { value: string; count: number }[];

const valuesOf = ({ facets }: Page, facet: string): Values => {
  const found: unknown = Object.entries(facets).find(([name]) => name === facet)?.[1];
  return Array.isArray(found)
    ? found.map(({ value, count }) => ({ value: String(value), count: Number(count) }))
    : [];
};

const sumOf = (values: Values): number => values.reduce((sum, { count }) => sum + count, 0);

const expectFiltered = async (
  market: Market,
  facet: string,
  values: Values,
  valueOf: (trait: TraitCard) => string,
): Promise<void> => {
  const wanted = values.map(({ value }) => value);
  const page = await browse(market, { [facet]: wanted });
  const other = page.items.find((trait) => !wanted.includes(valueOf(trait)));
  const got = other === undefined ? '' : `${other.id}: ${valueOf(other)}`;
  expectThat(other === undefined, `only ${facet} ${wanted.join(', ')}`, got, page.response);
  const count = sumOf(values);
  const expected = `${count} traits with ${facet} ${wanted.join(', ')}, as the facet says`;
  expectThat(page.total === count, expected, `${page.total}`, page.response);
};

const expectFacets = async (market: Market): Promise<void> => {
  const all = await browse(market, {});
  for (const [facet, valueOf] of Object.entries(FILTERS)) {
    const values = valuesOf(all, facet);
    const sum = sumOf(values);
    const expected = `${all.total} traits in the facet ${facet}, the total`;
    expectThat(sum === all.total, expected, `${sum}`, all.response);
    const chosen = [...values.slice(0, 2), ...values.slice(-1)];
    for (const value of chosen) await expectFiltered(market, facet, [value], valueOf);
    if (values.length > 1) await expectFiltered(market, facet, values.slice(0, 2), valueOf);
  }
  const listed = await browse(market, { listed: 'true' });
  const without = listed.items.find((trait) => trait.listed === 0);
  expectThat(without === undefined, 'only listed traits', without?.id ?? '', listed.response);
};

const filtered = readFlow('traits.browse', 'filters and their counts', {
  rule: 'Each trait of a filtered list has the value of the filter, values of a repeated key combine with "or", and facets count what their filter finds.',
  run: (market) => steadily(() => expectFacets(market)),
});

const CHAIN = '1';

const isSorted = (prices: readonly (bigint | undefined)[], direction: 'asc' | 'desc'): boolean =>
  prices.every((price, index) => {
    const before = prices[index - 1];
    if (index === 0 || price === undefined) return true;
    if (before === undefined) return false;
    return direction === 'asc' ? before <= price : before >= price;
  });

const sorted = readFlow('traits.browse', 'sorted by price', {
  rule: 'A list of one chain that is sorted by price has its floors in order, and traits without a listing last.',
  run: (market) =>
    steadily(async () => {
      for (const direction of ['asc', 'desc'] as const) {
        const { items, response } = await browse(market, {
          chainId: CHAIN,
          sort: `price-${direction}`,
        });
        const prices = items.map(({ floor }) =>
          floor === null ? undefined : BigInt(floor.amount),
        );
        const got = prices.map((price) => String(price ?? 'none')).join(', ');
        const expected = `floors in order (${direction}), those without a listing last`;
        expectThat(isSorted(prices, direction), expected, got, response);
      }
    }),
});

export const browsingTraitsFlows = (): Check[] => [filtered, sorted];
