import { RatesSchema } from '@trait-market/contract/economy/rates';
import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';
import {
  TraitPageSchema,
  type TraitCard,
  type TraitPage,
} from '@trait-market/contract/economy/traits';

import { expectThat } from '../../../expectations';
import { expectConvertedBounds, expectExactBounds, ratesNow } from './prices';
import { expectSame, readLaw, skipUnless, type Reader, type Whole } from './reading';
import { expectRecounted } from './recount';
import { twoCollections } from './scope';

const ROUTE = 'economy.traits.browse';

const browse = (
  reader: Reader,
  query: Readonly<Record<string, unknown>>,
): Promise<Whole<TraitPage>> => reader.all(ROUTE, TraitPageSchema, { query });

const VALUES = {
  slot: ({ slot }: TraitCard) => slot,
  rarity: ({ rarity }: TraitCard) => rarity,
  chainId: ({ chainId }: TraitCard) => String(chainId),
  listed: ({ listed }: TraitCard) => String(listed > 0),
} as const;
type Facet = keyof typeof VALUES;
const FACETS = ['slot', 'rarity', 'chainId', 'listed'] as const satisfies readonly Facet[];

const namesOf = (items: readonly TraitCard[]): string[] => items.map(({ id }) => id).toSorted();

/** The values of a filter that are requested together; `listed` can't be repeated. */
const CHOSEN: Record<Facet, readonly (readonly string[])[]> = {
  slot: [SLOTS.slice(0, 2), SLOTS.slice(-1)],
  rarity: [RaritySchema.options.slice(0, 2), RaritySchema.options.slice(-3)],
  chainId: [['1', '137'], ['1'], ['137']],
  listed: [['true'], ['false']],
};

/** The longest word of a name in plain letters. */
const wordOf = (value: string): string | undefined =>
  value
    .split(/[^a-zA-Z]+/)
    .filter((word) => word.length > 4)
    .toSorted((one, other) => other.length - one.length)[0];

const expectFound = async (
  reader: Reader,
  scope: readonly string[],
  traits: readonly TraitCard[],
) => {
  const named = traits.find(({ value }) => wordOf(value) !== undefined);
  const word = named && wordOf(named.value);
  if (word === undefined) return;
  for (const name of [word.toLowerCase(), word.toUpperCase()]) {
    const found = await browse(reader, { collection: scope, name });
    const expected = namesOf(
      traits.filter(({ value }) => value.toLowerCase().includes(word.toLowerCase())),
    );
    expectSame(`traits with the name ${name}`, namesOf(found.items), expected, found);
  }
};

export const traitParameters = readLaw('traits.browse', 'each parameter has its effect', {
  rule: 'E259 Each parameter of a list has its effect on every item, the values of a repeated one are alternatives, and a facet counts exactly the items that its filter would show, with their floors.',
  run: async (reader) => {
    const scope = await twoCollections(reader);
    const both = await browse(reader, { collection: scope });
    skipUnless(both.isWhole && both.items.length > 0, 'the market has too many traits, or none');
    expectSame(
      'the collections',
      [...new Set(both.items.map(({ collection }) => collection))].toSorted(),
      scope.toSorted(),
      both,
    );
    expectSame('the total', both.total, both.items.length, both);
    const few = await browse(reader, { collection: scope, limit: '3', sort: 'name' });
    expectSame('the total with a smaller limit', few.total, both.total, few);
    const page = await reader.get(ROUTE, TraitPageSchema, {
      query: { collection: scope, limit: '3' },
    });
    expectThat(
      page.items.length <= 3,
      'at most 3 traits, the limit',
      `${page.items.length}`,
      page.response,
    );

    const everything = await reader.get(ROUTE, TraitPageSchema);
    expectSame(
      'the facet collection, whatever collections are requested',
      both.facets.collection,
      everything.facets.collection,
      both,
    );
    for (const facet of FACETS) {
      const has = (trait: TraitCard, value: string): boolean => VALUES[facet](trait) === value;
      expectRecounted(facet, both.facets[facet], both, has, ({ floor }) => floor);
      for (const values of CHOSEN[facet]) {
        const filtered = await browse(reader, {
          collection: scope,
          [facet]: values.length === 1 ? values[0] : values,
        });
        const expected = namesOf(
          both.items.filter((trait) => values.includes(VALUES[facet](trait))),
        );
        expectSame(
          `traits with ${facet} ${values.join(', ')}`,
          namesOf(filtered.items),
          expected,
          filtered,
        );
        expectSame('their total', filtered.total, expected.length, filtered);
      }
    }
    await expectFound(reader, scope, both.items);
    const bounded = {
      items: both.items,
      priceOf: ({ floor }: TraitCard) => floor,
      nameOf: ({ id }: TraitCard) => id,
      read: (query: Readonly<Record<string, string>>) =>
        browse(reader, { collection: scope, ...query }),
    };
    await expectExactBounds(bounded, 1);
    await expectExactBounds(bounded, 137);
    await expectConvertedBounds(reader, bounded);
    const { at } = await ratesNow(reader);
    const priced = await reader.get(ROUTE, TraitPageSchema, {
      query: { sort: 'price-asc', limit: '2' },
    });
    const again = await reader.read('economy.rates.now', RatesSchema);
    if (typeof priced.ratesAt === 'string' && again.at === at)
      expectSame('the time of the rates', priced.ratesAt, at, priced);
  },
});
