import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { cn } from '@/lib/cn';

import { ItemFacts } from '../shared/picking/item-facts';

/** The width of a picture in the widest grid, in CSS pixels. */
const PICTURE = 200;

type GiveCardProps = {
  item: InventoryItem;
  name: string;
  collection?: string | undefined;
  isGiven: boolean;
  /** The id of the control that chooses the item. */
  controlId: string;
  children: ReactNode;
};

/** An own item that can be given: a row on phones, and a card with a large picture elsewhere. */
export function GiveCard({ item, name, collection, isGiven, controlId, children }: GiveCardProps) {
  return (
    <li className="grid">
      <label
        htmlFor={controlId}
        className={cn(
          'flex cursor-pointer items-center gap-3 rounded-control border border-hairline p-2 md:flex-col md:items-stretch',
          isGiven && 'border-foreground bg-surface-raised',
        )}
      >
        <ItemPicture item={item} size={PICTURE} className="size-16 md:size-auto md:w-full" />
        <span className="min-w-0 grow text-sm wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          <ItemFacts item={item} collection={collection} />
        </span>
        <span className="flex shrink-0 items-center gap-2 text-sm">{children}</span>
      </label>
    </li>
  );
}
