import type { Item } from '@trait-market/contract/economy/shared';

import { ItemPicture } from '@/components/economy/items/item-picture';
import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';

const PICTURE = 40;

/** Returns a row of a receipt for each item of a trade's side, such as "You give". */
export const sideRows = (side: string, items: readonly Item[]): AmountRow[] =>
  items.map((item) => ({
    id: `${side} ${itemKey(item)}`,
    label: itemsText([item]),
    picture: <ItemPicture item={item} size={PICTURE} className="size-10" />,
    value: side,
  }));
