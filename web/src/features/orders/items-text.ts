import type { Item } from '@trait-market/contract/economy/items';

import { plainText } from '@/lib/format/plain-text';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const itemText = (item: Item): string =>
  item.kind === 'trait'
    ? `${item.quantity} × ${plainText(item.trait.value)}`
    : plainText(item.avatar.name);

/** What changes hands, by name and number. */
export const itemsText = (items: readonly Item[]): string => listed.format(items.map(itemText));
