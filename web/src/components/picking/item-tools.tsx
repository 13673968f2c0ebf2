import {
  type AvatarRef,
  type Rarity,
  RaritySchema,
  type TraitRef,
} from '@trait-market/contract/economy/shared';
import { useId, useState } from 'react';

import { ChoiceSelect } from '@/components/choice-select';
import { traitName } from '@/components/trait/trait-name';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { rarityNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

/** The number of items from which on a list can be searched and filtered. */
const SEARCHABLE_FROM = 8;

type OwnItem =
  | { kind: 'trait'; trait: Pick<TraitRef, 'value' | 'collection' | 'rarity'> }
  | { kind: 'avatar' | 'look'; avatar: Pick<AvatarRef, 'name' | 'collection'> };

const nameOf = (item: OwnItem): string =>
  item.kind === 'trait' ? traitName({ traitValue: item.trait.value }) : avatarName(item.avatar);

const collectionOf = (item: OwnItem): string =>
  item.kind === 'trait' ? item.trait.collection : item.avatar.collection;

const rarityOf = (item: OwnItem): Rarity | undefined =>
  item.kind === 'trait' ? item.trait.rarity : undefined;

type SortOf<Item, Sort extends string> = {
  /** The offered orders with their words. */
  sorts: readonly (readonly [sort: Sort, words: string])[];
  initial: Sort;
  sortItems: (items: readonly Item[], sort: Sort) => readonly Item[];
};

/**
 * Stores how a list of own items is searched, filtered and sorted. A choice that the list doesn't
 * offer counts as none.
 */
export const useItemTools = <Item extends OwnItem, Sort extends string>(
  items: readonly Item[],
  { sorts, initial, sortItems }: SortOf<NoInfer<Item>, Sort>,
) => {
  const [chosenSort, setSort] = useState<Sort>();
  const [typed, setTyped] = useState('');
  const [chosenCollection, setCollection] = useState('');
  const [chosenRarity, setRarity] = useState('');
  // Not in `ItemTools`: its mount would fetch failed collections again, for which the form waits.
  const names = useCollections().data;
  const canSearch = items.length > SEARCHABLE_FROM;
  const held = canSearch ? items : [];
  const collections = [...new Set(held.map(collectionOf))];
  const rarities = RaritySchema.options.filter((one) =>
    held.some((item) => rarityOf(item) === one),
  );
  const sort = sorts.find(([one]) => one === chosenSort)?.[0] ?? initial;
  const words = canSearch ? typed.trim().toLowerCase() : '';
  const collection = collections.find((one) => one === chosenCollection);
  const rarity = rarities.find((one) => one === chosenRarity);
  return {
    sorted: sortItems(items, sort),
    isFound: (item: Item): boolean =>
      nameOf(item).toLowerCase().includes(words) &&
      (collection === undefined || collectionOf(item) === collection) &&
      (rarity === undefined || rarityOf(item) === rarity),
    tools: {
      count: items.length,
      canSearch,
      typed,
      setTyped,
      collections: collections.map((slug): [string, string] => [
        slug,
        plainText(names?.find((one) => one.slug === slug)?.name ?? slug),
      ]),
      collection,
      setCollection,
      rarities,
      rarity,
      setRarity,
      sorts,
      sort,
      setSort,
    },
  };
};

type ItemToolsProps<Sort extends string> = ReturnType<typeof useItemTools<OwnItem, Sort>>['tools'];

/** The search, the filters and the order of a list of own items; none is needed for one item. */
export function ItemTools<Sort extends string>({
  count,
  canSearch,
  typed,
  setTyped,
  collections,
  collection,
  setCollection,
  rarities,
  rarity,
  setRarity,
  sorts,
  sort,
  setSort,
}: ItemToolsProps<Sort>) {
  const id = useId();
  if (count < 2) return null;
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @min-[32rem]:grid-cols-[4fr_5fr_5fr_4fr] @min-[32rem]:gap-2">
        {canSearch && (
          <div className="grid content-start gap-1">
            <Label htmlFor={`${id}-find`}>{`Search ${count} items`}</Label>
            <Input
              id={`${id}-find`}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        )}
        <div className="grid content-start gap-1 @min-[32rem]:only:col-span-2">
          <Label htmlFor={id}>Sort by</Label>
          <NativeSelect
            id={id}
            value={sort}
            onChange={({ target }) => setSort(sorts.find(([one]) => one === target.value)?.[0])}
          >
            {sorts.map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </div>
        {collections.length > 1 && (
          <ChoiceSelect
            label="Collection"
            all="All collections"
            value={collection ?? ''}
            choices={collections}
            onChange={setCollection}
          />
        )}
        {rarities.length > 1 && (
          <ChoiceSelect
            label="Rarity"
            all="Any rarity"
            value={rarity ?? ''}
            choices={rarities.map((one) => [one, rarityNames[one]])}
            onChange={setRarity}
          />
        )}
      </div>
    </div>
  );
}
