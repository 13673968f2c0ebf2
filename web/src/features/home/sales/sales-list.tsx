import { useQueryClient } from '@tanstack/react-query';
import type {
  Activity,
  ActivityPage,
  ActivityQuery,
} from '@trait-market/contract/economy/activity';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { NewsOfList } from '@/components/economy/activity/news-of-list';
import { TimeAgo } from '@/components/economy/activity/time-ago';
import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { QueryFailure } from '@/components/query-failure';
import { CardPicture } from '@/components/trait/card-picture';
import { LoadingText } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useNewsOptions } from '@/lib/economy/live/news-options';
import { itemCollection, itemPath, itemPicture, itemsText } from '@/lib/economy/orders/item-words';
import { economyKeys } from '@/lib/economy/queries/keys';
import { plainText } from '@/lib/format/plain-text';
import { okResponse } from '@/lib/ok-response';

import type { SaleFrame } from './sale-frame';

const SHOWN = 6;

const query: ActivityQuery = { type: ['sale'], limit: SHOWN };
const queryKey = economyKeys.activity(query);
const queryData = { query };

const collectionOf = ({ items: [item] }: Activity): string | undefined =>
  item && itemCollection(item);

type SaleCardProps = { sale: Activity; collection: string; now: Date; className: string };

function SaleCard({ sale: { items, price, at }, collection, now, className }: SaleCardProps) {
  const [item] = items;
  if (item === undefined || price === null) return null;
  return (
    <li className="group relative">
      <CardPicture src={itemPicture(item)} />
      <div className={className}>
        <p className="line-clamp-2 h-[2lh] font-display leading-tight font-bold wrap-anywhere">
          <Link
            to={itemPath(item)}
            translate="no"
            className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {itemsText(items)}
          </Link>
        </p>
        <p className="mt-1 h-[1lh] truncate text-sm text-muted">{collection}</p>
        <p className="mt-1 truncate font-semibold">
          <PriceText price={price} />
        </p>
        <p className="h-6 text-sm">
          <Estimate amounts={[price]} className="relative" />
        </p>
        <p className="text-sm text-muted">
          {item.kind === 'trait' ? (
            <Link
              to={paths.salesOf(item.trait.id)}
              className="relative inline-flex min-h-6 items-center underline decoration-hairline underline-offset-4 hover:decoration-accent"
            >
              <span className="sr-only">{`Sales of ${itemsText(items)}, `}</span>
              <TimeAgo at={at} now={now} />
            </Link>
          ) : (
            <TimeAgo at={at} now={now} />
          )}
        </p>
      </div>
    </li>
  );
}

type SalesNewsProps = { first: ActivityPage; onShow: (newest: ActivityPage) => void };

function SalesNews({ first, onShow }: SalesNewsProps) {
  const { data: newest } = activityApi.list.useQuery({
    queryKey: economyKeys.activity({ ...query, newest: true }),
    queryData,
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsOfList first={first} newest={newest} one="new sale" many="new sales" onShow={onShow} />
  );
}

/** Shows a text in place of the cards, without changing the section's height. */
function InPlace({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <div className="grid">
      <div className="invisible col-start-1 row-start-1">{of}</div>
      <div className="col-start-1 row-start-1">{children}</div>
    </div>
  );
}

type SalesListProps = {
  /** The styles that the list shares with its skeleton, which other code renders. */
  frame: SaleFrame;
  skeleton: ReactNode;
};

export function SalesList({ frame, skeleton }: SalesListProps) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: collections } = useCollections();
  const sales = activityApi.list.useQuery({
    queryKey,
    queryData,
    select: ({ body }) => body,
    staleTime: Infinity,
    // Drops the cached list, because returning users want the newest sales.
    gcTime: 0,
  });
  const { data, dataUpdatedAt, error } = sales;
  if (data === undefined)
    return error === null ? (
      <>
        <LoadingText>Loading the latest sales</LoadingText>
        {skeleton}
      </>
    ) : (
      <InPlace of={skeleton}>
        <QueryFailure title="Couldn’t load the latest sales" query={sales} />
      </InPlace>
    );
  const show = (newest: ActivityPage): void => {
    queryClient.setQueryData(queryKey, okResponse(newest));
    list.current?.focus({ preventScroll: true });
  };
  const names = new Map(collections?.map(({ slug, name }) => [slug, plainText(name)]));
  const sold = data.items
    .filter(({ type, price }) => type === 'sale' && price !== null)
    .slice(0, SHOWN);
  return (
    <>
      <SalesNews first={data} onShow={show} />
      {sold.length === 0 ? (
        <InPlace of={skeleton}>
          <p className="text-muted">Nothing has been sold yet. The first sale appears here.</p>
        </InPlace>
      ) : (
        <ul ref={list} tabIndex={-1} aria-labelledby="sales" className={frame.grid}>
          {sold.map((sale) => (
            <SaleCard
              key={sale.id}
              sale={sale}
              collection={names.get(collectionOf(sale) ?? '') ?? ''}
              now={new Date(dataUpdatedAt)}
              className={frame.text}
            />
          ))}
        </ul>
      )}
    </>
  );
}
