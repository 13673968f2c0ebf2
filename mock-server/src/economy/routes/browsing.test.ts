import { refusalCodeOf, TierSchema } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { TraitSchema } from '@trait-market/contract/v1/traits';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { useBrowsing } from '../../testing/browsing';
import { traitAt } from '../../testing/traders';

const { world, ask, browse } = useBrowsing();

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('browsing', () => {
  test('shows every trait of v1 with its id and a picture', async () => {
    const { items, total, nextCursor } = await browse();
    expect([items.length, total, nextCursor]).toEqual([60, 60, null]);
    const [first] = items;
    await supertest(first?.imageUrl ?? '')
      .get('')
      .expect('content-type', /webp/)
      .expect(200);
    const detail = await world().call('get', `/economy/v1/traits/${first?.id}`).expect(200);
    await supertest(detail.body.imageUrl).get('').expect('content-type', /svg/).expect(200);
    const { body } = await world().call('get', '/v1/marketTraits/search?searchKey=a').expect(200);
    const found = z.array(TraitSchema).parse(body);
    expect(found.length).toBeGreaterThan(0);
    for (const { id } of found) expect(idsOf({ items })).toContain(id);
  });

  test('spans pages, with each trait once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = TraitPageSchema.parse(await ask(`/traits?limit=7&sort=name${at}`));
      expect(page.items.length).toBeLessThanOrEqual(7);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(idsOf(await browse('&sort=name')));
    expect(new Set(seen).size).toBe(60);
  });

  test('refuses an invalid cursor', async () => {
    const { body } = await world().call('get', '/economy/v1/traits?cursor=bm9uZQ').expect(400);
    expect(refusalCodeOf(body)).toBe('bad-cursor');
  });

  test('filters by every key, and by repeated keys', async () => {
    const all = await browse();
    const expectOnly = async (
      query: string,
      fits: (card: TraitPage['items'][number]) => boolean,
    ) => {
      const found = await browse(query);
      expect(idsOf(found).toSorted()).toEqual(
        idsOf({ items: all.items.filter((card) => fits(card)) }).toSorted(),
      );
    };
    await expectOnly('&slot=eyes&slot=mouth', ({ slot }) => ['eyes', 'mouth'].includes(slot));
    await expectOnly('&rarity=rare', ({ rarity }) => rarity === 'rare');
    await expectOnly('&collection=fathom-club', ({ collection }) => collection === 'fathom-club');
    await expectOnly('&chainId=137', ({ chainId }) => chainId === 137);
    await expectOnly('&listed=true', ({ listed }) => listed > 0);
    await expectOnly(
      '&listed=false&slot=body',
      ({ listed, slot }) => listed === 0 && slot === 'body',
    );
    await expectOnly('&name=HAT', ({ value }) => value.toLowerCase().includes('hat'));
    const floors = all.items.flatMap(({ floor }) => (floor === null ? [] : [BigInt(floor.amount)]));
    const bound = floors[Math.floor(floors.length / 2)] ?? 0n;
    expect(floors.length).toBeGreaterThan(10);
    for (const chain of [1, 137]) {
      await expectOnly(
        `&minPrice=${bound}&priceChain=${chain}`,
        ({ floor, chainId }) =>
          chainId === chain && floor !== null && BigInt(floor.amount) >= bound,
      );
      await expectOnly(
        `&maxPrice=${bound}&priceChain=${chain}`,
        ({ floor, chainId }) =>
          chainId === chain && floor !== null && BigInt(floor.amount) <= bound,
      );
    }
  });

  test('E136 finds the closest matches for a name with a typo, within the other filters', async () => {
    const meant = await browse('&name=helmet');
    expect(meant.items).not.toEqual([]);
    expect(idsOf(await browse('&name=hlemet'))).toEqual(idsOf(meant));
    const slots = await browse('&name=hlemet&slot=eyes');
    expect(idsOf(slots)).toEqual(idsOf(await browse('&name=helmet&slot=eyes')));
    expect((await browse('&name=qwzxvbkj')).items).toEqual([]);
  });

  test('uses prices in the named coin, or in that of the only chain or collection requested', async () => {
    const polygon = (await browse('&chainId=137')).items[0]?.collection ?? '';
    const meant = await Promise.all(
      [
        '',
        '&priceChain=137',
        '&chainId=137',
        `&collection=${polygon}`,
        `&collection=${polygon}&collection=fathom-club`,
        '&chainId=1&chainId=137',
        `&collection=${polygon}&priceChain=1`,
      ].map(async (query) => (await browse(query)).priceChain),
    );
    expect(meant).toEqual([1, 137, 137, 137, 1, 1, 1]);
  });

  test('refuses price limits without a coin, and explains how to name it', async () => {
    const { body } = await world().call('get', '/economy/v1/traits?maxPrice=5').expect(400);
    expect(body.message).toContain('or a priceChain (1, 137)');
  });

  test.each([
    [1, 'price-asc', [1, 137]],
    [137, 'price-asc', [137, 1]],
    [137, 'price-desc', [137, 1]],
  ])(
    "sorting by the coin of chain %i (%s) puts its prices first, then the other coin's, then none, on every page",
    async (chain, sort, chains) => {
      const query = `&listed=true&sort=${sort}&priceChain=${chain}`;
      const whole = await browse(query);
      expect([...new Set(whole.items.map(({ chainId }) => chainId))]).toEqual(chains);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page = TraitPageSchema.parse(await ask(`/traits?limit=7${query}${at}`));
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(idsOf(whole));
    },
  );

  test('sorts prices within their chain, and puts traits without one last', async () => {
    const rising = (await browse('&sort=price-asc&listed=true&chainId=1')).items.map(({ floor }) =>
      BigInt(floor?.amount ?? 0),
    );
    expect(rising.length).toBeGreaterThan(2);
    expect(rising).toEqual(rising.toSorted((one, other) => (one < other ? -1 : 1)));
    const falling = (await browse('&sort=price-desc&listed=true&chainId=1')).items;
    expect(falling.map(({ floor }) => BigInt(floor?.amount ?? 0))).toEqual(rising.toReversed());
    const listed = (await browse('&sort=price-asc')).items.map((card) => card.listed > 0);
    expect(listed).toEqual(listed.toSorted((one, other) => Number(other) - Number(one)));
    const ranks = (await browse('&sort=rarity')).items.map(({ rarity }) =>
      TierSchema.options.findIndex((word) => word === rarity),
    );
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(new Set(ranks).size).toBeGreaterThan(2);
  });

  test('E120 a trait that no one wears is marked as not worn, whatever its tier, and can be found by that', async () => {
    const { items, facets } = await browse();
    const details = await Promise.all(items.map(async ({ id }) => traitAt(world(), id)));
    const unworn = details.filter(({ worn }) => worn === 0).map(({ id }) => id);
    expect(unworn.length).toBeGreaterThan(0);
    for (const { worn, rarity } of details) expect(rarity === 'unworn').toBe(worn === 0);
    const filed = await browse('&rarity=unworn');
    expect(new Set(idsOf(filed))).toEqual(new Set(unworn));
    expect(facets.rarity).toContainEqual(
      expect.objectContaining({ value: 'unworn', name: 'Not worn yet', count: unworn.length }),
    );
    const rarest = idsOf(await browse('&sort=rarity'));
    expect(new Set(rarest.slice(-unworn.length))).toEqual(new Set(unworn));
  });

  test('counts for each facet value what it would show with the other filters', async () => {
    const { facets } = await browse('&slot=eyes&listed=true');
    expect(facets.slot.flatMap(({ floors }) => floors).length).toBeGreaterThan(3);
    expect(facets.rarity.length).toBeGreaterThan(1);
    for (const { value, count, floors } of facets.slot) {
      const { items } = await browse(`&slot=${value}&listed=true`);
      expect(items.length, value).toBe(count);
      for (const floor of floors) {
        const amounts = items.flatMap((card) =>
          card.floor?.chainId === floor.chainId ? [BigInt(card.floor.amount)] : [],
        );
        expect(amounts).toContain(BigInt(floor.amount));
        expect(amounts.every((amount) => amount >= BigInt(floor.amount))).toBe(true);
      }
    }
    for (const { value, count } of facets.rarity) {
      expect((await browse(`&rarity=${value}&slot=eyes&listed=true`)).total).toBe(count);
    }
    expect(facets.listed.reduce((sum, { count }) => sum + count, 0)).toBe(
      (await browse('&slot=eyes')).total,
    );
  });
});
