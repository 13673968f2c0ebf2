import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { type ReactNode, useId } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { CheckInput } from '@/components/ui/check-input';
import { cn } from '@/lib/cn';

import { ItemFacts } from '../shared/picking/item-facts';

/** The width of a picture in the widest grid, in CSS pixels. */
const PICTURE = 200;

type GiveCardProps = {
  item: InventoryItem;
  name: string;
  collection?: string | undefined;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  /** Further controls, next to the checkbox. */
  children?: ReactNode;
};

/**
 * An own item that can be given, whose whole card is the label of its checkbox. Its picture is
 * eager, because only a part of the list is shown.
 */
export function GiveCard({ item, name, collection, isGiven, onChange, children }: GiveCardProps) {
  const id = useId();
  return (
    <li
      className={cn(
        'relative isolate flex flex-col gap-2 rounded-control border border-hairline p-2',
        isGiven && 'border-foreground bg-surface-raised',
      )}
    >
      <label
        htmlFor={id}
        className="flex grow cursor-pointer flex-col gap-2 after:absolute after:inset-0"
      >
        <ItemPicture item={item} size={PICTURE} eager className="w-full" />
        <span className="min-w-0 text-sm wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          <ItemFacts item={item} collection={collection} />
        </span>
      </label>
      <div className="flex min-h-10 shrink-0 items-center gap-2 text-sm *:z-10">
        <CheckInput id={id} checked={isGiven} onChange={({ target }) => onChange(target.checked)} />
        {children}
      </div>
    </li>
  );
}
