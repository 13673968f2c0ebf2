import type { InventoryItem, InventoryPage } from '@trait-market/contract/economy/wallets';

import { expectSame, type Whole } from './reading';

type Inventory = Whole<InventoryPage>;
type Query = Readonly<Record<string, unknown>>;

const nameOf = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.value : item.avatar.name;

const idOf = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.id : `${item.avatar.collection}/${item.avatar.tokenId}`;

const isListed = (item: InventoryItem): boolean =>
  item.kind === 'trait' ? item.listedByOwner > 0 : Boolean(item.price);

/** Avatars without `price` are left out, because it's unknown whether they are listed. */
const isKnown = (item: InventoryItem): boolean => item.kind === 'trait' || item.price !== undefined;

/** Expects each filter to return exactly the fitting items of the whole inventory. */
export const expectFiltered = async (
  all: Inventory,
  read: (query: Query) => Promise<Inventory>,
): Promise<void> => {
  if (all.unfiltered !== undefined)
    expectSame('the number of items without filters', all.unfiltered, all.items.length, all);
  const traits = all.items.flatMap((item) => (item.kind === 'trait' ? [item.trait] : []));
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)].slice(0, 2);
  const slots = distinct(traits.map(({ slot }) => slot));
  const rarities = distinct(traits.map(({ rarity }) => rarity));
  const part = traits[0]?.value.split(' ')[0]?.toUpperCase();
  const filters: readonly (readonly [Query, (item: InventoryItem) => boolean])[] = [
    [{ slot: slots }, (item) => item.kind === 'trait' && slots.includes(item.trait.slot)],
    [{ rarity: rarities }, (item) => item.kind === 'trait' && rarities.includes(item.trait.rarity)],
    [{ listed: 'true' }, isListed],
    [{ listed: 'false' }, (item) => !isListed(item)],
    ...(part === undefined
      ? []
      : [
          [
            { name: part },
            (item: InventoryItem) => nameOf(item).toUpperCase().includes(part),
          ] as const,
        ]),
  ];
  for (const [query, fits] of filters) {
    const some = await read(query);
    const isByListing = 'listed' in query;
    const ids = (items: readonly InventoryItem[]) =>
      items
        .filter((item) => !isByListing || isKnown(item))
        .map(idOf)
        .toSorted();
    expectSame(
      `the items with ${JSON.stringify(query)}`,
      ids(some.items),
      ids(all.items.filter(fits)),
      some,
    );
    if (some.unfiltered !== undefined)
      expectSame('the number of items without filters', some.unfiltered, all.items.length, some);
  }
};
