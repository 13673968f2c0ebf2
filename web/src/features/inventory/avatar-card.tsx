import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { SelectBox } from '@/components/economy/items/select-box';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { SafePicture, type Eager } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { OffersLink } from './offers-link';
import { type Selection, selectionId } from './use-selection';
import { DetailsButton, hasBestOffer, WorthDetails, WorthLine } from './worth-line';

const PICTURE = 320;

const wearing = (count: number): string => {
  if (count === 0) return 'Wears nothing';
  return count === 1 ? 'Wears 1 trait' : `Wears ${count} traits`;
};

type AvatarCardProps = {
  item: Extract<InventoryItem, { kind: 'avatar' }>;
  isOwn: boolean;
  sort: InventorySort;
  eager: Eager;
  selection: Selection | undefined;
};

export function AvatarCard({ item, isOwn, sort, eager, selection }: AvatarCardProps) {
  const { start } = useActions();
  const { avatar, price, worth, rank } = item;
  const { collection, tokenId, imageUrl, collectionName, worn } = avatar;
  const name = avatarName(avatar);
  const path = paths.avatar(avatar);
  const counted = price ? 'others' : 'all';
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const offers = isOwn && <OffersLink to={path} item={item} about={name} />;
  return (
    <>
      <div className="owned-item relative">
        <Link
          to={path}
          tabIndex={-1}
          aria-hidden
          className="group block overflow-hidden rounded-card bg-wall"
        >
          <SafePicture
            src={imageUrl}
            size={PICTURE}
            eager={eager}
            className="aspect-square w-full transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
          />
        </Link>
        <div className="card-title">
          <h2 className="mt-3 line-clamp-2 font-display text-base leading-tight font-bold break-words">
            <Link
              to={path}
              className="decoration-accent decoration-2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-xs leading-5 text-muted tabular-nums">
            Avatar{rank && ` · Rank ${grouped(rank.place)}`}
          </p>
        </div>
        {selection?.isSelectable(item) && (
          <SelectBox
            id={selectionId(item)}
            name={name}
            isSelected={selection.isSelected(item)}
            isFull={selection.isFull}
            onToggle={() => selection.toggle(item)}
          />
        )}
      </div>
      <div className="owned-facts mt-1">
        <div>
          <WorthLine
            worth={worth}
            sort={sort}
            counted={counted}
            isOwn={isOwn}
            to={path}
            about={name}
          />
          {!hasBestOffer(worth) && offers}
          {price && (
            <p className="text-sm tabular-nums">
              <span className="text-muted">Listed at</span>{' '}
              <PriceText price={price} format={exactPrice} className="font-semibold" />
            </p>
          )}
        </div>
        <div id={detailsId} className={cn('owned-more', isOpen && 'owned-open')}>
          <div>
            {hasBestOffer(worth) && offers}
            <WorthDetails worth={worth} quantity={1} counted={counted} isOwn={isOwn} />
            <p className="text-muted tabular-nums">
              {rank && <span>{`Rank ${grouped(rank.place)} of ${grouped(rank.of)}`}</span>}
              <span>{` in ${plainText(collectionName)}`}</span>
              {!price && <span>, not listed</span>}
            </p>
            {worn.length === 0 ? (
              <p className="text-muted">{wearing(0)}</p>
            ) : (
              <details>
                <summary className="min-h-6 w-fit cursor-pointer rounded-tag text-muted hover:text-foreground">
                  {wearing(worn.length)}
                </summary>
                <ul className="mt-2 grid gap-2">
                  {worn.map(({ id, value, slot }) => (
                    <li key={slot} className="min-w-0 break-words">
                      <span className="block text-xs text-muted">{slotNames[slot]}</span>
                      <Link
                        to={paths.trait(id)}
                        className="inline-block min-h-6 decoration-accent decoration-2 underline-offset-4 hover:underline"
                      >
                        {traitName({ traitValue: value })}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </div>
      </div>
      <p className="owned-buttons mt-auto flex flex-wrap gap-2 pt-3 *:grow">
        <Button
          variant="outline"
          size="sm"
          aria-label={isOwn ? `List ${name}` : `Offer for ${name}`}
          onClick={() => start({ kind: isOwn ? 'listAvatar' : 'offerAvatar', collection, tokenId })}
        >
          {isOwn ? 'List' : 'Offer'}
        </Button>
        {isOwn && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Send ${name}`}
            onClick={() => start({ kind: 'giftAvatar', collection, tokenId })}
          >
            Send
          </Button>
        )}
        <DetailsButton
          controls={detailsId}
          about={name}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </p>
    </>
  );
}
