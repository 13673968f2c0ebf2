import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import { Link } from 'react-router-dom';

import { estimateLine } from '@/components/economy/prices/estimate-line';
import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { LastSale, TopOffer } from '@/components/market-search/last-sale';
import type { CardEstimate } from '@/components/market-search/use-card-parts';
import { buttonsRow } from '@/components/market-search/wall-grid';
import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { grouped } from '@/lib/format/grouped';
import { listText } from '@/lib/format/list-text';
import { CardPicture } from '@/components/trait/card-picture';

const RARITIES = ['unworn', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const;

/** Names the rarest worn traits, and counts the others. */
const wornText = ({ worn }: AvatarCard, named: number): string => {
  if (worn.length === 0) return 'Wears nothing';
  const rarest = worn
    .toSorted((one, other) => RARITIES.indexOf(other.rarity) - RARITIES.indexOf(one.rarity))
    .slice(0, named)
    .map(({ value }) => traitName({ traitValue: value }));
  const others = worn.length - rarest.length;
  return `Wears ${listText([...rarest, ...(others > 0 ? [`${others} more`] : [])])}`;
};

type AvatarTileProps = {
  avatar: AvatarCard;
  eager: boolean;
  /** Whether avatars are being selected, which replaces the buttons. */
  isSelecting: boolean;
  onBuy: (() => void) | undefined;
  isBuying: boolean;
  /** Opens the form of offers; undefined if no offer makes sense. */
  onOffer: (() => void) | undefined;
  isInCart: boolean;
  /** Adds the avatar to the cart, or removes it; undefined if it can't be. */
  onCart: (() => void) | undefined;
  isCompared: boolean;
  onCompare: () => void;
  Estimate: CardEstimate | undefined;
};

export function AvatarTile({
  avatar,
  eager,
  isSelecting,
  onBuy,
  isBuying,
  onOffer,
  isInCart,
  onCart,
  isCompared,
  onCompare,
  Estimate,
}: AvatarTileProps) {
  const { imageUrl, rank, price, lastSale, bestOffer, owner } = avatar;
  const name = avatarName(avatar);
  const cartText = isInCart ? 'In cart' : 'Add to cart';
  return (
    <div>
      <Link to={paths.avatar(avatar)} className="group block rounded-card">
        <CardPicture src={imageUrl} eager={eager} />
        <span className="card-title mt-3 block">
          <span
            title={name}
            className="card-name line-clamp-2 font-display text-base leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline"
          >
            {name}
          </span>{' '}
          <span
            title={wornText(avatar, avatar.worn.length)}
            className="card-worn mt-1 line-clamp-2 min-h-[2lh] text-sm break-words text-muted tabular-nums"
          >
            {`Rank ${grouped(rank.place)} of ${grouped(rank.of)} · ${wornText(avatar, 1)}`}
          </span>
        </span>{' '}
        <span className="card-figure mt-1 block">
          {price ? (
            <PriceText price={price} className="font-semibold" />
          ) : (
            <span className="text-muted">Not listed</span>
          )}{' '}
          <span className={estimateLine}>{Estimate && price && <Estimate price={price} />}</span>
        </span>
      </Link>
      <span className="card-facts">
        <LastSale sale={lastSale} />
        <span className="truncate">
          <span>Owned by</span> <PartyLink party={owner} />
        </span>
        <TopOffer offer={bestOffer} />
      </span>
      <div className={buttonsRow}>
        {!isSelecting && (
          <div className="quick-buy">
            {price && onBuy && (
              <button
                onClick={onBuy}
                disabled={isBuying}
                aria-label={`Buy ${name} for ${shortPrice(price)}`}
              >
                {isBuying ? '…' : 'Buy'}
              </button>
            )}
            {onOffer && (
              <button onClick={onOffer} aria-label={`Make offer for ${name}`}>
                Make offer
              </button>
            )}
            {onCart && (
              <button
                name="cart"
                onClick={onCart}
                disabled={isBuying}
                aria-pressed={isInCart}
                aria-label={`${cartText}: ${name}`}
              >
                {cartText}
              </button>
            )}
            <button
              title="Compare"
              aria-pressed={isCompared}
              aria-label={`Compare ${name}`}
              onClick={onCompare}
            >
              Compare
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
