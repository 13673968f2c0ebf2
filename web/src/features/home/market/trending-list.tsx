import { CHAINS } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { QueryFailure } from '@/components/query-failure';
import { SafePicture } from '@/components/safe-picture';
import { LoadingText } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { plainText } from '@/lib/format/plain-text';

import { useMarket } from './use-market';

const SHOWN = 6;

type RowProps = { collection: Collection; place: number };

function Row({ collection, place }: RowProps) {
  const { slug, chainId, faces, floor, volume, windows } = collection;
  const sales = windows?.day.sales;
  return (
    <li className="group relative flex items-center gap-3 border-b border-hairline">
      <span aria-hidden className="w-4 font-display font-bold text-muted tabular-nums">
        {place}
      </span>
      <SafePicture
        src={faces[0]?.imageUrl}
        size={56}
        className="size-14 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-display leading-tight font-bold wrap-anywhere">
          <Link
            to={paths.collection(slug)}
            translate="no"
            className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {plainText(collection.name) || slug}
          </Link>
        </p>
        <p className="truncate text-sm text-muted">
          {sales === undefined ? CHAINS[chainId].name : sales === 1 ? '1 sale' : `${sales} sales`}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className="font-semibold">
          <span className="sr-only">Volume </span>
          <PriceText
            price={{ chainId, coin: 'native', amount: volume.day }}
            format={displayPrice}
          />
          <RowEstimate price={{ chainId, amount: volume.day }} />
        </p>
        {floor && (
          <p className="flex items-baseline justify-end gap-1.5 text-sm text-muted">
            <span>
              Trait floor <PriceText price={floor} />
            </span>
            <ChangeText change={changeOf(floor.amount, windows?.day.floorBefore?.amount)} />
          </p>
        )}
      </div>
    </li>
  );
}

type TrendingListProps = {
  /** The styles that the list shares with its skeleton, which other code renders. */
  className: string;
  skeleton: ReactNode;
};

/** Lists the collections that were traded most, and the change of their floors. */
export function TrendingList({ className, skeleton }: TrendingListProps) {
  const market = useMarket();
  const { data, error } = market;
  if (data === undefined)
    return error === null ? (
      <>
        <LoadingText>Loading what’s trending</LoadingText>
        {skeleton}
      </>
    ) : (
      <div className={className}>
        <QueryFailure title="Couldn’t load what’s trending" query={market} />
      </div>
    );
  const traded = data.items.filter(({ volume }) => volume.day !== '0').slice(0, SHOWN);
  if (traded.length === 0)
    return <p className={`${className} text-muted`}>Nothing was sold in the last 24 hours.</p>;
  return (
    <ol aria-labelledby="trending" className={className}>
      {traded.map((collection, index) => (
        <Row key={collection.slug} collection={collection} place={index + 1} />
      ))}
    </ol>
  );
}
