import type { Item, Price } from '@trait-market/contract/economy/shared';

import { CurrencyIcon } from '@/components/currency-icon';
import { ItemPicture } from '@/components/economy/items/item-picture';
import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemName, itemsText } from '@/lib/economy/orders/item-words';
import { unitsText } from '@/lib/format/editions-text';

const PICTURE = 40;
const ICON = 24;

const coinRow = (side: string, coin: Price, detail: string | undefined): AmountRow => ({
  id: `${side} coin`,
  label: exactPrice(coin),
  detail,
  picture: (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-wall">
      <CurrencyIcon code={coinSymbol(coin.chainId, coin.coin).toLowerCase()} size={ICON} />
    </span>
  ),
  value: side,
  estimate: coin,
});

/**
 * Returns a row of a receipt for each item of a trade's side, such as "You give", and for its coin.
 * `detail` says whether the coin includes fees.
 */
export const sideRows = (
  side: string,
  items: readonly Item[],
  coin?: Price,
  detail?: string,
): AmountRow[] => [
  ...items.map((item) => ({
    id: `${side} ${itemKey(item)}`,
    label: itemsText([item]),
    picture: <ItemPicture item={item} size={PICTURE} className="size-10" />,
    value: side,
  })),
  ...(coin ? [coinRow(side, coin, detail)] : []),
];

/** Returns the row of what an offer for any of several is for, which the dialog doesn't show above its receipt. */
export const setRow = (set: Item, quantity: number): AmountRow => ({
  id: itemKey(set),
  label: `A${itemName(set).slice(1)}`,
  picture: <ItemPicture item={set} size={PICTURE} className="size-10" />,
  value: unitsText(set, quantity),
});
