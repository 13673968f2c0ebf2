import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { shortPrice } from '@/lib/economy/amounts/short-price';

import { ownFloors } from '../holding/use-floors';

/** The facts of an own item by which it is chosen. Its floor leaves out own listings. */
export function ItemFacts({ item }: { item: InventoryItem }) {
  const floor = ownFloors([item])(item);
  return (
    <span className="block text-xs text-muted tabular-nums">
      {item.kind === 'trait' ? (
        <RarityWord rarity={item.trait.rarity} />
      ) : (
        <span>{item.rank ? `Avatar, rank ${item.rank.place} of ${item.rank.of}` : 'Avatar'}</span>
      )}
      <span className="block">
        <span translate="no">{floor ? `Floor ${shortPrice(floor)}` : 'No floor'}</span>
        {item.kind === 'trait' && (
          <span>
            {item.trait.lastSale
              ? ` · Last sale ${shortPrice(item.trait.lastSale.price)}`
              : ' · Never sold'}
          </span>
        )}
      </span>
    </span>
  );
}
