import type { AvatarPage } from '@trait-market/contract/economy/avatars';
import { isSameAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';
import { MarketKinds } from '@/components/market-search/market-kinds';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';
import { AvatarTile } from './avatar-tile';
import { idOfCard, useAvatarWall } from './use-avatar-wall';
import { useBuy } from './use-buy';
import { WallControls } from './wall-controls';
import { canonicalWall, readWallQuery, writeWallQuery, type WallQuery } from './wall-query';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { useServerMeta } from '@/lib/rendering/server-render';
import { wallMeta } from './wall-meta';

const avatarGrid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

const CARDS = 15;

function WallLoading() {
  return (
    <>
      <LoadingText>Loading avatars</LoadingText>
      <ul aria-hidden className={avatarGrid}>
        {Array.from({ length: CARDS }, (_, position) => (
          <li key={position}>
            <Skeleton className="aspect-square w-full rounded-card" />
            <Skeleton className="mt-3 h-5 w-2/3 rounded-control" />
            <Skeleton className="mt-2 h-4 w-1/2 rounded-control" />
            <Skeleton className="mt-2 h-9 w-4/5 rounded-control" />
            <Skeleton className="mt-2 h-5 w-1/3 rounded-control" />
          </li>
        ))}
      </ul>
    </>
  );
}

const EAGER = 6;

const countText = (total: number): string =>
  total === 1 ? '1 avatar' : `${grouped(total)} avatars`;

/** Names the filters, such as "Avatars of Fathom Club for sale". */
const wallTitle = ({ collection, listed }: WallQuery, page: AvatarPage | undefined): string => {
  const facet = page?.facets.collection.find(({ value }) => value === collection);
  const of = collection === undefined ? '' : ` of ${plainText(facet?.name ?? '') || collection}`;
  return `Avatars${of}${listed ? ' for sale' : ''}`;
};

export function AvatarWall() {
  const [address, setAddress] = useSearchParams();
  const query = readWallQuery(address);
  const wall = useAvatarWall(query);
  const { items, first, total, error, isPlaceholderData } = wall;
  const { address: reader } = useSession();
  const { buy, buying } = useBuy();
  const change = (next: WallQuery) => setAddress(writeWallQuery(next));
  const documentTitle = wallTitle(query, first);
  useServerMeta(
    import.meta.env.SSR && (() => (first ? wallMeta(documentTitle, first, query.collection) : {})),
  );
  const isNarrowed = query.listed || query.collection !== undefined;
  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading
        title="Avatars"
        documentTitle={[documentTitle, 'Market']}
        canonical={canonicalWall(query)}
      />
      <MarketKinds isAvatars />
      <div className="mt-6 border-t border-hairline pt-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            {items && !isPlaceholderData ? countText(total) : '\u00A0'}
          </p>
          <WallControls query={query} facets={first?.facets} onChange={change} />
        </div>
        <div className="mt-6">
          {error && (
            <div className="mb-8">
              <QueryFailure
                title="Couldn’t load the avatars"
                isOutOfDate={items !== undefined}
                query={wall}
              />
            </div>
          )}
          {!items && !error && <WallLoading />}
          {items?.length === 0 && !isPlaceholderData && (
            <div className="max-w-text">
              <h2 className="font-display text-lg font-bold">
                {isNarrowed ? 'No avatars match' : 'There are no avatars yet'}
              </h2>
              <p className="mt-2 text-muted">
                {isNarrowed
                  ? 'None of them is for sale right now. Show all avatars, or check back later.'
                  : 'They appear here when they’re minted.'}
              </p>
              {isNarrowed && (
                <Button
                  variant="outline"
                  className="mt-4"
                  onClick={() => change({ ...query, listed: false, collection: undefined })}
                >
                  Show all avatars
                </Button>
              )}
            </div>
          )}
          {items && items.length > 0 && (
            <div
              aria-busy={isPlaceholderData}
              className={cn('transition-opacity', isPlaceholderData && 'opacity-50')}
            >
              <ul aria-label="Avatars" className={avatarGrid}>
                {items.map((avatar, position) => {
                  const isOwn = reader !== undefined && isSameAddress(avatar.owner.address, reader);
                  return (
                    <li key={idOfCard(avatar)} className="relative min-w-0">
                      <AvatarTile
                        avatar={avatar}
                        eager={position < EAGER}
                        onBuy={isOwn ? undefined : () => void buy(avatar)}
                        isBuying={buying === idOfCard(avatar)}
                      />
                    </li>
                  );
                })}
              </ul>
              <ShowMore
                shown={items.length}
                total={total}
                name="avatars"
                isLoading={wall.isFetchingNextPage}
                onMore={wall.fetchMore}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
