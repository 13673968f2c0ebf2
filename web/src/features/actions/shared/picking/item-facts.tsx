import type { InventoryItem, OwnedTrait } from '@trait-market/contract/economy/wallets';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { Facts } from '@/components/facts';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { countedIn, priceLabels } from '@/lib/economy/orders/price-labels';
import { plainText } from '@/lib/format/plain-text';

import { ownFloors } from '@/lib/economy/floors/use-item-floors';

const lastSaleText = ({ lastSale }: OwnedTrait): string =>
  lastSale ? `Last sale ${shortPrice(nativePrice(lastSale.price))}` : 'Never sold';

/** The facts of an own item by which it is chosen. Its floor leaves out own listings. */
export function ItemFacts({
  item,
  collection,
}: {
  item: InventoryItem;
  /** The name of the collection, if the list has several. */
  collection?: string | undefined;
}) {
  const floor = ownFloors([item])(item);
  const counted = item.kind === 'trait' ? countedIn(item.trait.floor, floor) : 'others';
  const worth = [
    floor
      ? `${priceLabels.floor[counted]} ${shortPrice(floor).replaceAll(' ', '\u00A0')}`
      : 'No floor',
    ...(item.kind === 'trait' ? [lastSaleText(item.trait)] : []),
  ];
  return (
    <span className="block text-xs text-muted tabular-nums">
      {item.kind === 'trait' ? (
        <Facts
          facts={[
            <RarityWord key="rarity" rarity={item.trait.rarity} />,
            collection !== undefined && <span key="collection">{plainText(collection)}</span>,
          ]}
        />
      ) : (
        <span>{item.rank ? `Avatar, rank ${item.rank.place} of ${item.rank.of}` : 'Avatar'}</span>
      )}
      <Facts facts={worth} />
    </span>
  );
}
