import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CollectionName } from '@/components/economy/items/collection-name';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { SelectBox } from '@/components/economy/items/select-box';
import type { Eager } from '@/components/safe-picture';
import { Thumbnail } from '@/components/thumbnail';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import {
  revealPath,
  type SealedDraw,
  type SealedPart,
} from '@/lib/economy/draws/sealed/match-sealed';
import { tiedText } from '@/lib/economy/orders/price-labels';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';

import { listedAt, RowFigures, strong } from './row-figures';
import { type OwnedTraitItem, type Selection, selectionId } from './use-selection';

/** Twice the width of a row's picture, for dense screens. */
const PICTURE = 96;

const small = { variant: 'outline', size: 'sm' } as const;
const onTouch = 'px-2.5 max-md:h-11 pointer-coarse:h-11';

type RowItemProps = {
  name: string;
  path: string;
  picture: ReactNode;
  /** The kind of item and its rarity. */
  details: ReactNode;
};

function RowItem({ name, path, picture, details }: RowItemProps) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <div className="relative size-12 shrink-0 lg:size-10">{picture}</div>
      <div className="min-w-0">
        <h2
          title={name}
          className="line-clamp-2 font-display text-sm leading-tight font-bold break-words lg:line-clamp-1 lg:break-all"
        >
          <Link
            to={path}
            className="decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-xs text-muted tabular-nums lg:truncate">{details}</p>
      </div>
    </div>
  );
}

type RowPictureProps = {
  item: InventoryItem;
  name: string;
  path: string;
  src: string | null | undefined;
  eager: Eager;
  selection: Selection | undefined;
};

function RowPicture({ item, name, path, src, eager, selection }: RowPictureProps) {
  return (
    <>
      <Link to={path} tabIndex={-1} aria-hidden>
        <Thumbnail src={src} size={PICTURE} eager={eager} className="size-12 lg:size-10" />
      </Link>
      {selection?.isSelectable(item) && (
        <SelectBox
          id={selectionId(item)}
          name={name}
          isSelected={selection.isSelected(item)}
          isFull={selection.isFull}
          onToggle={() => selection.toggle(item)}
        />
      )}
    </>
  );
}

/** Says how the own price compares with that of others, on narrow screens without the amount. */
const rivalNote = (listing: OwnedTraitItem['ownListing']): ReactNode => {
  if (!listing) return null;
  const { price, undercutBy: rival, tiedWith = 0 } = listing;
  if (!rival) return tiedWith > 0 && tiedText(tiedWith);
  const above = { ...price, amount: String(BigInt(price.amount) - BigInt(rival.amount)) };
  return (
    <>
      <span className="max-lg:hidden">{`${shortPrice(above)} `}</span>above{' '}
      <span className="max-lg:hidden">the </span>floor
    </>
  );
};

type RowProps<Item extends InventoryItem> = {
  item: Item;
  isOwn: boolean;
  eager: Eager;
  selection: Selection | undefined;
};

function TraitRow({ item, isOwn, eager, selection }: RowProps<OwnedTraitItem>) {
  const { start } = useActions();
  const { trait, quantity, listedByOwner, ownListing, rank } = item;
  const name = traitName({ traitValue: trait.value });
  const path = paths.trait(trait.id);
  return (
    <>
      <RowItem
        name={name}
        path={path}
        picture={
          <RowPicture
            item={item}
            name={name}
            path={path}
            src={trait.imageUrl}
            eager={eager}
            selection={selection}
          />
        }
        details={
          <>
            {quantity > 1 && (
              <span className="font-semibold text-foreground lg:hidden">{`×${grouped(quantity)} `}</span>
            )}
            {slotNames[trait.slot]} · <RarityWord rarity={trait.rarity} />
            <span className={rank ? 'md:max-lg:hidden' : 'max-lg:hidden'}> · </span>
            {/* The second line of tablets, whose space is reserved until the name has loaded. */}
            <span className="md:max-lg:block md:max-lg:h-4 md:max-lg:truncate">
              {rank && `Rank ${grouped(rank.place)}`}
              <CollectionName
                slug={trait.collection}
                before={rank ? ' · ' : ''}
                className="max-md:hidden"
              />
            </span>
          </>
        }
      />
      <RowFigures
        item={item}
        name={name}
        path={path}
        isOwn={isOwn}
        quantity={quantity}
        held={
          <>
            <span className="font-semibold">{grouped(quantity)}</span>{' '}
            <span className="text-muted">{`of ${grouped(trait.editions)}`}</span>
            {listedByOwner > 0 && (
              <span className="owned-note text-muted">
                <span className="sr-only">, </span>
                {listedByOwner >= quantity ? 'all listed' : `${grouped(listedByOwner)} listed`}
              </span>
            )}
          </>
        }
        listing={
          ownListing &&
          (isOwn ? (
            <Link
              to={paths.dashboardListingsOf(name)}
              className="inline-block min-h-6 accent-underline lg:min-h-0"
            >
              <span className="lg:sr-only">Yours </span>
              {strong(ownListing.price)}
            </Link>
          ) : (
            listedAt(ownListing.price)
          ))
        }
        listingNote={isOwn && rivalNote(ownListing)}
      />
      <p className="owned-actions">
        {isOwn ? (
          <>
            <Button
              {...small}
              className={onTouch}
              aria-label={`List ${name}`}
              onClick={() => start({ kind: 'list', traitId: trait.id })}
            >
              List
            </Button>
            <Button
              {...small}
              className={onTouch}
              aria-label={`Send ${name}`}
              onClick={() => start({ kind: 'gift', trait, loose: quantity, listed: listedByOwner })}
            >
              Send
            </Button>
            {/* Elsewhere, the name leads to the same page. */}
            <Link to={path} className={cn(buttonVariants(small), onTouch, 'max-xl:hidden')}>
              Buy more<span className="sr-only"> of {name}</span>
            </Link>
          </>
        ) : (
          <Button
            {...small}
            className={onTouch}
            aria-label={`Offer for ${name}`}
            onClick={() => start({ kind: 'offer', traitId: trait.id })}
          >
            Offer
          </Button>
        )}
      </p>
    </>
  );
}

const wearing = (count: number): string => {
  if (count === 0) return 'wears nothing';
  return count === 1 ? 'wears 1 trait' : `wears ${grouped(count)} traits`;
};

function AvatarRow(props: RowProps<Extract<InventoryItem, { kind: 'avatar' }>>) {
  const { item, isOwn, eager, selection } = props;
  const { start } = useActions();
  const { avatar, price, rank } = item;
  const { collection, tokenId } = avatar;
  const name = avatarName(avatar);
  const path = paths.avatar(avatar);
  return (
    <>
      <RowItem
        name={name}
        path={path}
        picture={
          <RowPicture
            item={item}
            name={name}
            path={path}
            src={avatar.imageUrl}
            eager={eager}
            selection={selection}
          />
        }
        details={`Avatar${rank ? ` · Rank ${grouped(rank.place)}` : ''} · ${wearing(avatar.worn.length)}`}
      />
      <RowFigures
        item={item}
        name={name}
        path={path}
        isOwn={isOwn}
        quantity={1}
        held={<span className="font-semibold">1</span>}
        listing={listedAt(price)}
      />
      <p className="owned-actions">
        <Button
          {...small}
          className={onTouch}
          aria-label={isOwn ? `List ${name}` : `Offer for ${name}`}
          onClick={() => start({ kind: isOwn ? 'listAvatar' : 'offerAvatar', collection, tokenId })}
        >
          {isOwn ? 'List' : 'Offer'}
        </Button>
        {isOwn && (
          <Button
            {...small}
            className={onTouch}
            aria-label={`Send ${name}`}
            onClick={() => start({ kind: 'giftAvatar', collection, tokenId })}
          >
            Send
          </Button>
        )}
      </p>
    </>
  );
}

/** A row without the name and the picture of a trait that its owner hasn't revealed. */
function SealedRow({ draw, isOwn }: { draw: SealedDraw; isOwn: boolean }) {
  return (
    <>
      <RowItem
        name="Not revealed yet"
        path={revealPath(draw)}
        picture={
          <span
            aria-hidden
            className="grid size-12 place-content-center rounded-control bg-wall font-display text-lg font-extrabold lg:size-10"
          >
            ?
          </span>
        }
        details={draw.kind === 'pack' ? 'From a pack' : 'From a re-roll'}
      />
      {isOwn && (
        <p className="owned-actions">
          <Link to={revealPath(draw)} className={cn(buttonVariants(small), onTouch)}>
            Reveal
          </Link>
        </p>
      )}
    </>
  );
}

type InventoryRowProps = RowProps<InventoryItem> & {
  /** The editions of a trait that are part of an unrevealed draw, which aren't counted. */
  sealed: SealedPart | undefined;
};

/** A row of the inventory's list: one figure in each column (E670). */
export function InventoryRow({ item, sealed, ...props }: InventoryRowProps) {
  if (item.kind === 'avatar') return <AvatarRow item={item} {...props} />;
  if (sealed === undefined) return <TraitRow item={item} {...props} />;
  const quantity = item.quantity - sealed.count;
  return quantity > 0 ? (
    <TraitRow item={{ ...item, quantity }} {...props} />
  ) : (
    <SealedRow draw={sealed.draw} isOwn={props.isOwn} />
  );
}
