import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { editionsText, slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { traitName } from '../../trait/trait-name';
import { estimateLine } from '../prices/estimate-line';
import { PriceText } from '../prices/price-text';
import { RarityWord } from './rarity-word';
import type { Eager } from '@/components/safe-picture';
import { CardPicture } from '@/components/trait/card-picture';

const COLLECTION_LENGTH = 40;

type MarketCardProps = {
  trait: TraitCard;
  /** The name of its collection, if the list has several. */
  collection?: string | undefined;
  eager?: Eager;
  /** Labels the price as the floor and shows the number of owned editions. */
  isOwned?: boolean;
  /** The trait's rank among its collection's traits, ordered by how many avatars wear them. */
  rank?: number | undefined;
  /** The estimate of the price, whose line is reserved while it loads. */
  estimate?: ReactNode;
};

/** All cards of the same width have the same height. On hover, only the picture moves up. */
export function MarketCard({
  trait,
  collection,
  eager = false,
  isOwned = false,
  rank,
  estimate,
}: MarketCardProps) {
  const { id, value, imageUrl, slot, rarity, floor, editions } = trait;
  const summary = { id, traitValue: value, ...(imageUrl === undefined ? {} : { imageUrl }) };
  const price = floor && <PriceText price={floor} className="font-semibold" />;
  return (
    <Link to={paths.trait(id)} state={{ trait: summary }} className="group block rounded-card">
      <CardPicture src={imageUrl} eager={eager} />
      <span
        className={cn(
          'card-title mt-3 block font-display text-base leading-tight font-bold',
          isOwned && 'card-title-short',
        )}
      >
        <span
          title={traitName(summary)}
          className="card-name line-clamp-2 break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline"
        >
          {traitName(summary)}
        </span>{' '}
        {!isOwned && (
          <span className="mt-1 flex justify-between gap-x-2 font-sans text-sm font-normal">
            {collection !== undefined && (
              <span className="truncate">{plainText(collection, COLLECTION_LENGTH)}</span>
            )}{' '}
            <span className="card-editions shrink-0 text-muted">{editionsText(editions)}</span>{' '}
          </span>
        )}
        <span
          className={cn(
            'mt-1 flex font-sans text-sm font-normal text-muted',
            // Fits the rank without cutting the rarity.
            isOwned && 'text-xs leading-5',
          )}
        >
          <span className="truncate">
            <span>{slotNames[slot]}</span> · <RarityWord rarity={rarity} />
          </span>
          {rank && <span className="shrink-0 whitespace-pre">{` · Rank ${grouped(rank)}`}</span>}
        </span>
      </span>{' '}
      {isOwned ? (
        <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="text-sm text-muted">Floor</span>{' '}
          {price ?? <span className="text-muted">None</span>}
        </span>
      ) : (
        <span className="card-figure mt-0.5 block h-[1lh] truncate">
          {price ?? <span className="text-muted">Not listed</span>}{' '}
          <span className={estimateLine}>{estimate}</span>
        </span>
      )}
    </Link>
  );
}
