import { InventoryPageSchema, type InventoryItem } from '@trait-market/contract/economy/wallets';
import { TraitDetailSchema } from '@trait-market/contract/economy/traits';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';

const { ask, browse, world } = useBrowsing();
const PATH = `/wallets/${DEMO_ADDRESS}/inventory`;

const pageAt = async (query: string) => InventoryPageSchema.parse(await ask(`${PATH}?${query}`));

const whole = async (query = ''): Promise<InventoryItem[]> => {
  const items: InventoryItem[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor && `&cursor=${cursor}`;
    const page = await pageAt(`limit=7&${query}${from}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
};

const nameOf = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.value : item.avatar.name;
const idOf = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.id : `${item.avatar.collection}/${item.avatar.tokenId}`;
const isListed = (item: InventoryItem): boolean =>
  item.kind === 'trait' ? item.listedByOwner > 0 : Boolean(item.price);
const traitOf = (item: InventoryItem) => (item.kind === 'trait' ? item.trait : undefined);

const filters: readonly (readonly [string, (item: InventoryItem) => boolean])[] = [
  ['name=HAT', (item) => nameOf(item).toLowerCase().includes('hat')],
  ['name=parliament', (item) => nameOf(item).toLowerCase().includes('parliament')],
  ['slot=eyes&slot=body', (item) => ['eyes', 'body'].includes(traitOf(item)?.slot ?? '')],
  ['rarity=rare&rarity=epic', (item) => ['rare', 'epic'].includes(traitOf(item)?.rarity ?? '')],
  ['listed=true', isListed],
  ['listed=false', (item) => !isListed(item)],
  [
    'kind=trait&collection=the-understory&slot=headwear&listed=false',
    (item) =>
      traitOf(item)?.slot === 'headwear' &&
      traitOf(item)?.collection === 'the-understory' &&
      !isListed(item),
  ],
];

test.each(filters)(
  'E349 the inventory with %s has exactly its items on all pages',
  async (query, fits) => {
    const all = await whole();
    const expected = all.filter(fits).map(idOf).toSorted();
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect((await whole(query)).map(idOf).toSorted()).toEqual(expected);
    const { total, unfiltered } = await pageAt(`limit=1&${query}`);
    expect([total, unfiltered]).toEqual([expected.length, all.length]);
  },
);

test('E349 names are found with both apostrophes, and with full-width letters', async () => {
  const held = (await browse(`&name=${encodeURIComponent('Ferryman’s')}`)).items;
  const holderOf = async (id: string) =>
    TraitDetailSchema.parse(await ask(`/traits/${id}`)).holders.items.find(
      ({ loose }) => loose > 0,
    );
  const holder = (await Promise.all(held.map(({ id }) => holderOf(id)))).find(Boolean);
  const found = async (name: string) => {
    const path = `/wallets/${holder?.address}/inventory?name=${encodeURIComponent(name)}`;
    return InventoryPageSchema.parse(await ask(path)).items.map(idOf);
  };
  const expected = await found('ferryman');
  expect(expected.length).toBeGreaterThan(0);
  for (const name of ["FERRYMAN'S", 'Ferryman’s', 'ｆｅｒｒｙｍａｎ']) {
    expect(await found(name)).toEqual(expected);
  }
});

test('E349 a cursor of the inventory is refused with another filter', async () => {
  const { nextCursor } = await pageAt('limit=1&listed=false');
  const { body } = await world()
    .call('get', `/economy/v1${PATH}?limit=1&slot=eyes&cursor=${nextCursor}`)
    .expect(400);
  expect(refusalCodeOf(body)).toBe('bad-cursor');
});
