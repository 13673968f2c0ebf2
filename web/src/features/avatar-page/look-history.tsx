import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { ConstructionEntry } from '@/components/editor/construction-entry';
import { ConstructionSkeletons } from '@/components/editor/construction-skeletons';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { LOOKS_PAGE } from '@/config/constants';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

const looksGrid = 'grid gap-x-10 gap-y-12 lg:grid-cols-2';

const useLooks = ({ collection, tokenId }: AvatarId) => {
  const queryKey = economyKeys.avatar(collection, tokenId, 'looks');
  return useCursorPages(
    benchesApi.constructions.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { collection, tokenId, limit: LOOKS_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

export function LookHistory({ avatar: { collection, tokenId } }: { avatar: AvatarId }) {
  const looks = useLooks({ collection, tokenId });
  const { items, total, error, isMoreMissing, fetchMore } = looks;
  return (
    <Section title="History of looks" count={total}>
      {items?.length === 0 && <p className="text-sm text-muted">Unchanged since it was minted.</p>}
      {items && items.length > 0 && (
        <>
          <ol className={looksGrid}>
            {items.map((construction) => (
              <li key={construction.id} className="min-w-0">
                <ConstructionEntry
                  construction={construction}
                  now={looks.fetchedAt}
                  isUnderAvatar
                />
              </li>
            ))}
          </ol>
          {isMoreMissing && fetchMore ? (
            <div className="mt-8">
              <QueryFailure title="Couldn’t load earlier looks" error={error} onRetry={fetchMore} />
            </div>
          ) : (
            total > LOOKS_PAGE && (
              <ShowMore
                shown={items.length}
                total={total}
                name="looks"
                isLoading={looks.isFetchingNextPage}
                onMore={fetchMore}
              />
            )
          )}
        </>
      )}
      {!items && !error && (
        <div className={looksGrid}>
          <ConstructionSkeletons label="Loading the history of looks" count={2} />
        </div>
      )}
      {!items && error && <QueryFailure title="Couldn’t load the history of looks" query={looks} />}
    </Section>
  );
}
