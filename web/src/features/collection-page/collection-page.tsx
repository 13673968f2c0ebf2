import { WatchButton } from '@/components/economy/items/watch-button';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { missingStatus } from '@/lib/app-error';
import { plainText } from '@/lib/format/plain-text';
import { CollectionActivity } from './collection-activity';
import { CollectionHead, CollectionHeadSkeleton } from './collection-head';
import { CollectionOffers } from './collection-offers';
import { CollectionTraits } from './collection-traits';
import { Contents, Part } from './contents';
import { RarestAvatars } from './rarest-avatars';
import { RarityTable } from './rarity-table';
import { Sets } from './sets/sets';
import { Trading } from './trading';
import { useCollection, useCollectionStats } from './use-collection';
import type { CollectionDetail, CollectionStats } from '@trait-market/contract/economy/collections';
import { AllHoldersButton } from '@/components/economy/holders/all-holders-button';
import { HoldersTable } from '@/components/economy/people/holders-table';
import { Section } from '@/components/page/section';
import { grouped } from '@/lib/format/grouped';
import { useResponseStatus } from '@/lib/rendering/server-render';
import { EmptyPage } from '@/components/page/empty-page';
import { FailedPage } from '@/components/page/failed-page';

function CollectionHolders({
  collection: { slug, supply },
  holders: { items, total },
}: {
  collection: CollectionDetail;
  holders: CollectionStats['holders'];
}) {
  return (
    <Section title="Holders" count={grouped(total)}>
      {items.length === 0 ? (
        <p className="text-sm text-muted">No one holds anything of it yet.</p>
      ) : (
        <>
          <HoldersTable holders={items} />
          <AllHoldersButton
            of={{ kind: 'collection', slug }}
            total={total}
            editions={supply.editions}
          />
        </>
      )}
    </Section>
  );
}

const columns = 'mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-12';
const wide = 'grid min-w-0 content-start gap-14 lg:col-span-7';
const narrow =
  'grid min-w-0 content-start gap-x-8 gap-y-14 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1';

/** A placeholder that is as tall as the loaded content on most screens. */
function StatsSkeleton() {
  return (
    <div className={columns}>
      <div className={wide}>
        <Skeleton className="h-[34rem] rounded-control" />
        <Skeleton className="h-[30rem] rounded-control" />
      </div>
      <div className={narrow}>
        <Skeleton className="h-[32rem] rounded-control" />
        <Skeleton className="h-[32rem] rounded-control" />
      </div>
    </div>
  );
}

function Content({ slug }: { slug: string }) {
  const request = useCollection(slug);
  const { data: collection, error } = request;
  const missing = missingStatus(error);
  useResponseStatus(collection ? undefined : missing);
  const stats = useCollectionStats(slug);
  if (collection)
    return (
      <>
        <CollectionHead
          collection={collection}
          aside={
            <WatchButton
              kind="collection"
              id={slug}
              name={plainText(collection.name) || slug}
              floor={collection.floor}
            />
          }
        />
        <Contents />
        <div className="mt-10 grid gap-14 lg:mt-6">
          <Part id="traits">
            <CollectionTraits slug={slug} total={collection.supply.traits} />
          </Part>
          <Part id="sets">
            <Sets collection={collection} />
          </Part>
        </div>
        {stats.data && (
          <div className={columns}>
            <div className={wide}>
              <Part id="analytics">
                <Trading collection={collection} stats={stats.data} />
              </Part>
              <RarityTable slug={slug} rarities={stats.data.rarities} />
            </div>
            <div className={narrow}>
              <Part id="offers">
                <CollectionOffers collection={collection} />
              </Part>
              <Part id="holders">
                <CollectionHolders collection={collection} holders={stats.data.holders} />
              </Part>
            </div>
          </div>
        )}
        {!stats.data && stats.error === null && <StatsSkeleton />}
        {!stats.data && stats.error !== null && (
          <div className="mt-14">
            <QueryFailure title="Couldn’t load how it trades" query={stats} />
          </div>
        )}
        <div className="mt-14 grid gap-14">
          <Part id="avatars">
            <RarestAvatars slug={slug} />
          </Part>
          <Part id="activity">
            <CollectionActivity slug={slug} />
          </Part>
        </div>
      </>
    );
  if (error === null) return <CollectionHeadSkeleton />;
  if (missing !== undefined)
    return (
      <EmptyPage title="No such collection" next={['See the collections', paths.collections]}>
        There’s no collection at this address. The link may be out of date.
      </EmptyPage>
    );
  return <FailedPage title="Collection" failure="Couldn’t load this collection" query={request} />;
}

export function CollectionPage({ slug }: { slug: string }) {
  return (
    <div className="page-columns py-8 sm:py-12 lg:pt-8">
      <Content slug={slug} />
    </div>
  );
}
