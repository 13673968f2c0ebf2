import type { Item } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { SafePicture } from '@/components/safe-picture';
import { ShareActions } from '@/components/share/share-actions';
import { shareableItem, type Shareable } from '@/components/share/shareable';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { itemName, itemPath, itemPicture } from '@/lib/economy/orders/item-words';
import { cn } from '@/lib/cn';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import type { Floors } from '@/lib/watchlist/use-floors';

import { NextSteps } from './next-steps';
import { Facts } from '@/components/facts';

function ItemFacts({ item, floors }: Pick<MomentProps, 'floors'> & { item: Item }) {
  if (item.kind !== 'trait') return null;
  const floor = floors?.get(item.trait.id);
  return (
    <div className="text-sm text-muted">
      <p>
        <Facts
          facts={[
            slotNames[item.trait.slot],
            <RarityWord key="rarity" rarity={item.trait.rarity} />,
            item.quantity > 1 && `${item.quantity} editions`,
          ]}
        />
      </p>
      {floors && (
        <p className="tabular-nums">
          {floor ? `Floor ${shortPrice(floor)}` : 'No floor'}
          {floor && <RowEstimate price={floor} />}
        </p>
      )}
    </div>
  );
}

const PICTURE = 'aspect-square w-full overflow-hidden rounded-card bg-wall';

/** Milliseconds between two of several things; with reduced motion, all appear immediately. */
const STEP_MS = 140;

type MomentProps = {
  items: readonly Item[];
  /** Whether the items are now the user's, who can wear and list them. */
  isOwn: boolean;
  /** The floors to show with the traits, by trait ID. */
  floors?: Floors | undefined;
  /** The title and picture to share for several items. */
  share?: Shareable | undefined;
  /** Called before the user follows a link, to close the dialog around the moment. */
  onLeave?: (() => void) | undefined;
  isInDialog?: boolean;
  children?: ReactNode;
};

function Large({
  item,
  isOwn,
  floors,
  share,
  onLeave,
  isInDialog,
  children,
}: MomentProps & { item: Item }) {
  const picture = (
    <SafePicture
      src={itemPicture(item)}
      size={480}
      eager
      className={cn(
        PICTURE,
        'animate-rise-in',
        isInDialog ? 'max-w-[min(45%,24dvh)] shrink-0' : 'max-md:mx-auto max-md:max-w-[36dvh]',
      )}
    />
  );
  const about = (
    <div className="grid min-w-0 gap-1">
      <p
        className={cn(
          'font-display font-extrabold wrap-anywhere',
          isInDialog ? 'text-lg' : 'text-xl',
        )}
      >
        {itemName(item)}
      </p>
      <ItemFacts item={item} floors={floors} />
    </div>
  );
  const next = (
    <>
      <NextSteps item={item} isOwn={isOwn} onLeave={onLeave} isWide={isInDialog} />
      <ShareActions of={share ?? shareableItem(item)} size="default" isWide={isInDialog} />
      {children}
    </>
  );
  // Leaves room for the receipt and its actions on the first screen.
  if (isInDialog)
    return (
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          {picture}
          {about}
        </div>
        {next}
      </div>
    );
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[min(50%,60dvh)_minmax(0,1fr)]">
      {picture}
      <div className="grid min-w-0 content-center gap-4">
        {about}
        {next}
      </div>
    </div>
  );
}

/** Returns unique keys, because the same trait can be drawn twice. */
const keysOf = (items: readonly Item[]): string[] => {
  const paths = items.map(itemPath);
  return paths.map(
    (path, index) => `${path} ${paths.slice(0, index).filter((one) => one === path).length}`,
  );
};

function Several({ items, isOwn, floors, share, onLeave, isInDialog, children }: MomentProps) {
  const keys = keysOf(items);
  return (
    <div className="grid gap-6">
      <ul
        className={cn(
          'grid gap-x-4 gap-y-6',
          isInDialog ? 'grid-cols-3 gap-y-4' : 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5',
        )}
      >
        {items.map((item, index) => (
          <li
            key={keys[index]}
            className="grid animate-rise-in grid-rows-[auto_1fr_auto] gap-2 [animation-fill-mode:backwards]"
            style={{ animationDelay: `${index * STEP_MS}ms` }}
          >
            <Link to={itemPath(item)} onClick={onLeave} className="grid gap-2">
              <SafePicture src={itemPicture(item)} size={240} eager className={PICTURE} />
              <span className="text-sm font-semibold wrap-anywhere underline decoration-hairline underline-offset-4">
                {itemName(item)}
              </span>
            </Link>
            <ItemFacts item={item} floors={floors} />
            {(isOwn || !isInDialog) && (
              <NextSteps item={item} isOwn={isOwn} onLeave={onLeave} isSmall isWide={isInDialog} />
            )}
          </li>
        ))}
      </ul>
      {share && <ShareActions of={share} />}
      {children}
    </div>
  );
}

/** The result of an action: the thing itself, large, and the user's likely next steps. */
export function Moment(props: MomentProps) {
  const [item] = props.items;
  if (item === undefined) return null;
  return props.items.length === 1 ? <Large {...props} item={item} /> : <Several {...props} />;
}
