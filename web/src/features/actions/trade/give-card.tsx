import type { Item } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { type ReactNode, useId } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { CheckInput } from '@/components/ui/check-input';
import { cn } from '@/lib/cn';
import { itemsText } from '@/lib/economy/orders/item-words';

import { ItemFacts } from '../shared/picking/item-facts';

/** The width of a picture on phones, in CSS pixels. Wider screens have more of them in a row. */
const PICTURE = 200;

type GiveCardProps = {
  item: InventoryItem;
  name: string;
  collection?: string | undefined;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  /** Further controls, below the item. */
  children?: ReactNode;
};

/** An item of the trade that is replaced, which the user can't give anymore. */
export function LostCard({ item }: { item: Item }) {
  return (
    <li className="flex flex-col gap-2 rounded-control border border-warning p-2 md:gap-1 md:p-1">
      <ItemPicture
        item={item}
        size={PICTURE}
        eager
        className="w-full opacity-50 md:max-w-24 md:self-center"
      />
      <span className="min-w-0 text-sm wrap-anywhere md:text-xs">
        <span className="block font-semibold">{itemsText([item])}</span>
        <span className="text-warning">
          {item.kind === 'avatar'
            ? 'Not yours anymore. The new trade leaves it out.'
            : 'You have no loose edition anymore. The new trade leaves it out.'}
        </span>
      </span>
    </li>
  );
}

/**
 * An own item that can be given, whose whole card is the label of its checkbox. Its picture is
 * eager, because only a part of the list is shown.
 */
export function GiveCard({ item, name, collection, isGiven, onChange, children }: GiveCardProps) {
  const id = useId();
  return (
    <li
      className={cn(
        'relative isolate flex flex-col gap-2 rounded-control border border-hairline p-2 md:gap-1 md:p-1',
        isGiven && 'border-accent bg-surface-raised outline-2 outline-accent',
      )}
    >
      <label
        htmlFor={id}
        className="flex grow cursor-pointer flex-col gap-2 after:absolute after:inset-0 md:gap-1"
      >
        <ItemPicture
          item={item}
          size={PICTURE}
          eager
          className="w-full md:max-w-24 md:self-center"
        />
        <span className="min-w-0 text-sm wrap-anywhere md:text-xs">
          <span title={name} className="line-clamp-3 font-semibold md:min-h-[2lh]">
            {name}
          </span>
          <ItemFacts item={item} collection={collection} />
        </span>
      </label>
      <CheckInput
        id={id}
        className="absolute! top-3 left-3 z-10 md:top-2 md:left-[calc(50%-2.75rem)]"
        checked={isGiven}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="flex shrink-0 items-center gap-2 text-sm *:z-10 empty:hidden md:gap-1 md:text-xs">
        {children}
      </div>
    </li>
  );
}
