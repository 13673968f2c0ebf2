import {
  AvatarPageSchema,
  type AvatarCard,
  type AvatarPage,
} from '@trait-market/contract/economy/avatars';
import { RaritySchema, TierSchema } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { expectConvertedBounds, expectExactBounds } from './prices';
import { expectSame, readLaw, skipUnless, type Reader, type Whole } from './reading';
import { expectRecounted } from './recount';
import { twoCollections } from './scope';

const ROUTE = 'economy.avatars.browse';

const browse = (
  reader: Reader,
  query: Readonly<Record<string, unknown>>,
): Promise<Whole<AvatarPage>> => reader.all(ROUTE, AvatarPageSchema, { query });

const nameOf = ({ collection, tokenId }: AvatarCard): string => `${collection}/${tokenId}`;
const namesOf = (items: readonly AvatarCard[]): string[] => items.map(nameOf).toSorted();
const priceOf = ({ price }: AvatarCard) => price;

const rarityOf = ({ worn }: AvatarCard): string =>
  TierSchema.options.findLast((tier) => worn.some(({ rarity }) => rarity === tier)) ?? 'unworn';

const isOwnedBy = ({ owner }: AvatarCard, address: string): boolean =>
  isSameAddress(owner.address, address as `0x${string}`);
const wears = ({ worn }: AvatarCard, id: string): boolean => worn.some((trait) => trait.id === id);

/** Each facet with the parameter of its filter, and whether an avatar has its value. */
const FACETS = {
  chainId: ['chainId', ({ chainId }: AvatarCard, value: string) => String(chainId) === value],
  listed: ['listed', ({ price }: AvatarCard, value: string) => String(price !== null) === value],
  rarity: ['rarity', (avatar: AvatarCard, value: string) => rarityOf(avatar) === value],
  rank: ['maxRank', ({ rank }: AvatarCard, value: string) => rank.place <= Number(value)],
  owner: ['owner', isOwnedBy],
  trait: ['trait', wears],
} as const;
type Facet = keyof typeof FACETS;

export const avatarParameters = readLaw('avatars.browse', 'each parameter has its effect', {
  rule: 'E259 Each parameter of a list has its effect on every item, the values of a repeated one are alternatives (traits of one slot), and a facet counts exactly the avatars that its filter would show, with their floors.',
  run: async (reader) => {
    const scope = await twoCollections(reader);
    const both = await browse(reader, { collection: scope });
    skipUnless(both.isWhole && both.items.length > 0, 'the market has too many avatars, or none');
    const collections = [...new Set(both.items.map(({ collection }) => collection))];
    expectSame('the collections', collections.toSorted(), scope.toSorted(), both);
    expectSame('the total', both.total, both.items.length, both);

    const expectFiltered = async (facet: Facet, values: readonly string[]): Promise<void> => {
      const [param, has] = FACETS[facet];
      const query = { collection: scope, [param]: values.length === 1 ? values[0] : values };
      const filtered = await browse(reader, query);
      const expected = namesOf(
        both.items.filter((avatar) => values.some((value) => has(avatar, value))),
      );
      expectSame(
        `avatars with ${param} ${values.join(', ')}`,
        namesOf(filtered.items),
        expected,
        filtered,
      );
      expectSame('their total', filtered.total, expected.length, filtered);
    };
    const owners = [...new Set(both.items.map(({ owner }) => owner.address))];
    await expectFiltered('chainId', ['1', '137']);
    await expectFiltered('chainId', ['137']);
    await expectFiltered('listed', ['true']);
    await expectFiltered('listed', ['false']);
    await expectFiltered('rarity', RaritySchema.options.slice(0, 2));
    await expectFiltered('rarity', RaritySchema.options.slice(2));
    await expectFiltered('rank', [String(both.items[0]?.rank.place ?? 1)]);
    await expectFiltered('rank', ['10']);
    await expectFiltered('owner', owners.slice(0, 2));
    await expectFiltered('owner', owners.slice(-1));

    for (const facet of ['chainId', 'listed', 'rarity', 'rank', 'owner'] as const) {
      expectRecounted(facet, both.facets[facet] ?? [], both, FACETS[facet][1], priceOf);
    }
    for (const collection of scope) {
      const one = await browse(reader, { collection });
      expectRecounted('trait', one.facets.trait ?? [], one, wears, priceOf);
      expectRecounted(
        'collection',
        one.facets.collection.filter(({ value }) => value === collection),
        one,
        (avatar, value) => avatar.collection === value,
        priceOf,
      );
    }
    await expectWorn(reader, both);
    const bounded = {
      items: both.items,
      priceOf,
      nameOf,
      read: (query: Readonly<Record<string, string>>) =>
        browse(reader, { collection: scope, ...query }),
    };
    await expectExactBounds(bounded, 1);
    await expectExactBounds(bounded, 137);
    await expectConvertedBounds(reader, bounded);
  },
});

/** Traits of one slot are alternatives, and one of each slot must be worn. */
const expectWorn = async (reader: Reader, both: Whole<AvatarPage>): Promise<void> => {
  const dressed = both.items.find(({ worn }) => worn.length > 1);
  const [first, second] = dressed?.worn ?? [];
  if (dressed === undefined || first === undefined || second === undefined) return;
  const others = both.items.flatMap(({ worn, collection }) =>
    collection === dressed.collection ? worn : [],
  );
  const alternative =
    others.find(({ slot, id }) => slot === first.slot && id !== first.id) ?? first;
  const trait = [first.id, alternative.id, second.id];
  const found = await browse(reader, { collection: dressed.collection, trait });
  const expected = both.items.filter(
    (avatar) =>
      (wears(avatar, first.id) || wears(avatar, alternative.id)) && wears(avatar, second.id),
  );
  expectSame(
    `avatars that wear ${trait.join(', ')}`,
    namesOf(found.items),
    namesOf(expected),
    found,
  );
};
