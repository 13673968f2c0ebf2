import {
  AvatarPageSchema,
  TOP_RANKS,
  type AvatarCard,
  type AvatarFacets,
  type AvatarPage,
} from '@trait-market/contract/economy/avatars';
import { TierSchema } from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';
import { describe, expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';

const { world, ask } = useBrowsing();

const browse = async (query = ''): Promise<AvatarPage> =>
  AvatarPageSchema.parse(await ask(`/avatars?limit=60${query}`));
const nameOf = ({ collection, tokenId }: AvatarCard) => `${collection}/${tokenId}`;
const idsOf = ({ worn }: AvatarCard) => worn.map(({ id }) => id);
const sumOf = (values: readonly FacetValue[]) => values.reduce((sum, { count }) => sum + count, 0);
const rarestOf = ({ worn }: AvatarCard): string =>
  TierSchema.options.findLast((tier) => worn.some(({ rarity }) => rarity === tier)) ?? 'unworn';

describe('avatars are filtered', () => {
  test('E300 by each facet, which counts what its filter shows', async () => {
    const { facets, total } = await browse();
    for (const facet of ['collection', 'chainId', 'listed', 'rarity'] as const)
      expect(sumOf(facets[facet] ?? []), facet).toBe(total);
    const expectFilter = async (
      facet: Exclude<keyof AvatarFacets, number>,
      param: string,
      fits: (avatar: AvatarCard, value: string) => boolean,
    ) => {
      const values = facets[facet] as FacetValue[];
      const used = values.filter(({ count }) => count > 0);
      expect(used, facet).not.toEqual([]);
      for (const { value, count } of used) {
        const page = await browse(`&${param}=${value}`);
        expect([page.total, value]).toEqual([count, value]);
        expect(page.items.filter((one) => !fits(one, value)).map(nameOf)).toEqual([]);
      }
    };
    await expectFilter('collection', 'collection', (one, value) => one.collection === value);
    await expectFilter('chainId', 'chainId', (one, value) => String(one.chainId) === value);
    await expectFilter('listed', 'listed', (one, value) => String(one.price !== null) === value);
    await expectFilter('rarity', 'rarity', (one, value) => rarestOf(one) === value);
    await expectFilter('rank', 'maxRank', (one, value) => one.rank.place <= Number(value));
    await expectFilter('owner', 'owner', (one, value) => one.owner.address === value);
    expect(facets.rank?.map(({ value }) => Number(value))).toEqual([...TOP_RANKS]);
  });

  test('E300 by worn traits: any of several in one slot, and one of each slot', async () => {
    const { facets } = await browse('&collection=fathom-club');
    const ofSlot = (slot: string) =>
      (facets.trait ?? []).filter((one) => one.slot === slot && one.count > 0);
    const [one, two] = ofSlot('outfit');
    const [hat] = ofSlot('headwear').toSorted((first, second) => second.count - first.count);
    if (!one || !two || !hat) throw new Error('The collection has worn outfits and hats.');
    const either = await browse(`&trait=${one.value}&trait=${two.value}`);
    expect(either.total).toBe(one.count + two.count);
    for (const avatar of either.items)
      expect([one.value, two.value].some((id) => idsOf(avatar).includes(id))).toBe(true);
    const hatsOnly = either.facets.trait?.find(({ value }) => value === one.value);
    expect(hatsOnly?.count).toBe(one.count);
    const both = await browse(`&trait=${one.value}&trait=${two.value}&trait=${hat.value}`);
    expect(both.items.map(nameOf)).toEqual(
      (await browse(`&trait=${hat.value}`)).items
        .filter((avatar) => idsOf(avatar).some((id) => id === one.value || id === two.value))
        .map(nameOf),
    );
    expect((await browse('&trait=nope')).total).toBe(0);
  });

  test('E300 by price in a coin or a currency, and the prices of both networks are compared', async () => {
    const { items, ratesAt } = await browse('&listed=true');
    expect(ratesAt).not.toBeNull();
    expect(new Set(items.map(({ chainId }) => chainId)).size).toBe(2);
    const [first] = items;
    const amount = first?.price?.amount ?? '';
    const same = await browse(
      `&priceChain=${first?.chainId}&minPrice=${amount}&maxPrice=${amount}`,
    );
    expect(same.items.map(nameOf)).toContain(first && nameOf(first));
    expect((await browse(`&priceUnit=usd&maxPrice=1`)).total).toBe(0);
    expect((await browse(`&priceUnit=usd&minPrice=1`)).total).toBe(items.length);
    const { body } = await world().call('get', `/economy/v1/avatars?minPrice=1`).expect(400);
    expect(body.message).toMatch(/priceUnit/);
    await world().call('get', '/economy/v1/avatars?cursor=x').expect(400);
  });

  test('E300 names the owners with the most avatars, and each requested owner', async () => {
    const { facets, items } = await browse('&sort=rank');
    const counts = (facets.owner ?? []).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const shown = new Set((facets.owner ?? []).map(({ value }) => value));
    const other = items.find(({ owner }) => !shown.has(owner.address))?.owner.address ?? '';
    const [first] = (await browse(`&owner=${other.toLowerCase()}`)).facets.owner ?? [];
    expect(first?.value).toBe(other);
    expect(first?.count).toBeGreaterThan(0);
  });
});

describe('avatars are found by name', () => {
  test.each([
    ['tin parliament 7', ['tin-parliament/7']],
    ['Tin Parliament #7', ['tin-parliament/7']],
    ['parliament 007', ['tin-parliament/7']],
    ['tin parlament 7', ['tin-parliament/7']],
    ['tin parliament 99999', []],
    ['no such thing', []],
  ])('E302 %j finds %j', async (name, expected) => {
    const { items } = await browse(`&name=${encodeURIComponent(name)}`);
    expect(items.map(nameOf)).toEqual(expected);
  });

  test('E302 a number alone finds the avatars with it, and a collection’s name all of its', async () => {
    const numbered = await browse('&name=%237');
    expect(numbered.items.every(({ tokenId }) => tokenId === '7')).toBe(true);
    expect(numbered.total).toBe(numbered.facets.collection.length);
    const { total, facets } = await browse('&name=tin parliament');
    expect(total).toBe(facets.collection.find(({ value }) => value === 'tin-parliament')?.count);
    expect(total).toBe((await browse('&collection=tin-parliament')).total);
  });

  test.each([
    ['tin parliament', ['tin-parliament']],
    ['PARLIA', ['tin-parliament']],
    ['tin parlament', ['tin-parliament']],
    ['no such thing', []],
  ])('E302 the collections named %j are %j', async (name, expected) => {
    const { items } = (await ask(`/collections?name=${encodeURIComponent(name)}`)) as {
      items: { slug: string }[];
    };
    expect(items.map(({ slug }) => slug)).toEqual(expected);
  });
});
