import type { Item } from '@trait-market/contract/economy/shared';

import { itemCollection, itemName, itemPath, itemPicture } from '@/lib/economy/orders/item-words';
import { namesText } from '@/lib/format/names-text';

/** A square picture, as the addresses of its layers from back to front. */
export type Art = readonly string[];

/** Something that can be shared by a link and saved as a picture. */
export type Shareable = {
  title: string;
  /** A second line of the picture, such as a price. */
  line?: string | undefined;
  /** The collection's slug; its name is fetched for the picture. */
  collection?: string | undefined;
  /** The path that is shared; by default the current address. */
  path?: string | undefined;
  /** Several pictures are arranged as a grid. */
  art: readonly Art[];
  /** Without extension. */
  fileName: string;
  /** A caption that the picture always shows, such as "Not worn". */
  mark?: string | undefined;
  /** Whether it is the user's own avatar, which can become the picture of their profile. */
  isOwnAvatar?: boolean;
};

/** Returns a picture's layers. A missing address can't be loaded, which is reported when saving. */
const artOf = (imageUrl: string | undefined): Art => [imageUrl ?? ''];

const fileOf = (item: Item): string => {
  if (item.kind === 'trait') return item.trait.id;
  const collection = itemCollection(item);
  return item.kind === 'avatar' ? `${collection}-${item.avatar.tokenId}` : collection;
};

export const shareableItem = (item: Item, line?: string): Shareable => ({
  title: itemName(item),
  line,
  collection: itemCollection(item),
  path: itemPath(item),
  art: [artOf(itemPicture(item))],
  fileName: fileOf(item),
});

const MAX_NAMES = 4;

/** Shares several items by one picture and one link. */
export const shareableItems = (
  items: readonly Item[],
  {
    title = items.length > MAX_NAMES ? `${items.length} traits` : namesText(items.map(itemName)),
    ...rest
  }: Partial<Shareable> & Pick<Shareable, 'fileName'>,
): Shareable => ({ title, art: items.map((item) => artOf(itemPicture(item))), ...rest });
