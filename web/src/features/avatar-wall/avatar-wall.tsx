import type { AvatarSort } from '@trait-market/contract/economy/avatars';
import { isSameAddress, SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { countText } from '@/components/market-filters/filter';
import { FilterChips } from '@/components/market-filters/filter-chips';
import { FilterList } from '@/components/market-filters/filter-list';
import { FiltersButton } from '@/components/market-filters/filters-button';
import { priceNote } from '@/components/market-filters/price-note';
import { SortSelect } from '@/components/market-filters/sort-select';
import { CloseNote } from '@/components/market-search/close-note';
import { MarketLayout } from '@/components/market-search/market-layout';
import { RowHeadings } from '@/components/market-search/row-headings';
import { useCardParts } from '@/components/market-search/use-card-parts';
import { ViewButton } from '@/components/market-search/view-button';
import { useRestart } from '@/components/market-search/use-restart';
import { wallGrid } from '@/components/market-search/wall-grid';
import { WallSkeleton } from '@/components/market-search/wall-skeleton';
import { QueryFailure } from '@/components/query-failure';
import { SavedSearchesButton } from '@/components/saved-searches/saved-searches-button';
import { ShowMore } from '@/components/show-more';
import { Button } from '@/components/ui/button';
import { LoadingText } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { cart } from '@/lib/cart/cart';
import { compared } from '@/lib/compare/compared';
import { toggleCompared } from '@/lib/compare/toggle-compared';
import { avatarId } from '@/lib/economy/avatars/avatar-id';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { lazyModule } from '@/lib/lazy-module';
import { useServerMeta } from '@/lib/rendering/server-render';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { useSession } from '@/lib/session/use-session';
import { NONE, useStore } from '@/lib/use-store';

import { AvatarTile } from './avatar-tile';
import { EmptyWall } from './empty-wall';
import { avatarFilters } from './filters/all-filters';
import type { Selected } from './selection/selected';
import { idOfCard, useAvatarWall } from './use-avatar-wall';
import { useBuy } from './use-buy';
import { wallMeta } from './wall-meta';
import {
  allAvatars,
  canonicalWall,
  readWallQuery,
  withFittingTraits,
  writeWallQuery,
  type WallQuery,
} from './wall-query';
import { wallTitle } from './wall-title';

const ORDERS: Record<AvatarSort, string> = {
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rank: 'Rarest first',
  newest: 'Newest listings first',
};

/** The columns of the list view, with their sorts. */
const COLUMNS = [
  { words: 'Name', sorts: [] },
  { words: 'Rank', sorts: ['rank'] },
  { words: 'Price', sorts: ['price-asc', 'price-desc'] },
  { words: 'Owner', sorts: [] },
  { words: 'Top offer', sorts: [] },
  { words: 'Last sale', sorts: [] },
] as const;

const searchesCode = lazyModule(
  async () => (await import('./saved-searches/saved-searches-dialog')).SavedSearchesDialog,
);

const loadSelection = () => import('./selection/on-demand');

const Selection = lazyComponent(async () => (await loadSelection()).AvatarSelection);

const SelectBox = lazyComponent(async () => (await loadSelection()).AvatarSelectBox, {
  Failed: null,
});

const CARDS = 15;
const EAGER = 6;

function WallLoading() {
  return (
    <>
      <LoadingText>Loading avatars</LoadingText>
      <WallSkeleton count={CARDS} className="avatar-cards" />
    </>
  );
}

/** Stores the filters in the page's address, so that links and Back lead to the same list. */
export function AvatarWall() {
  const zone = useTimeZone();
  const [address, setAddress] = useSearchParams();
  const read = readWallQuery(address);
  // The market refuses longer names.
  const query = { ...read, name: read.name.slice(0, SEARCH_KEY_MAX_LENGTH) };
  const wall = useAvatarWall(query);
  const { items, first, total, error, isPlaceholderData } = wall;
  const { address: reader } = useSession();
  const { start } = useActions();
  const { buy, buying } = useBuy();
  const [selected, setSelected] = useState<Selected>();
  const chosen = useStore(compared, NONE);
  const inCart = useStore(cart, NONE);
  const cartFlag = useFeatureEnabled('cart');
  const hasCart = cartFlag === true;
  const Estimate = useCardParts()?.CardEstimate;
  const { summary, restart } = useRestart();
  const facets = first?.facets;
  const filters = avatarFilters.active(query, facets);
  const cleared = { ...allAvatars, sort: query.sort };
  const show = (next: WallQuery, keepsFocus = true) => {
    setAddress(writeWallQuery(next));
    restart(keepsFocus);
  };
  const change = (next: WallQuery, keepsFocus?: boolean) =>
    show(withFittingTraits(query, next), keepsFocus);
  const documentTitle = wallTitle(query, filters);
  useServerMeta(
    import.meta.env.SSR &&
      (() => ({
        isUnlisted: query.name !== '',
        ...(first && wallMeta(documentTitle, first, query.collection)),
      })),
  );
  const note = priceNote(query, first, zone);
  const result = countText('avatar', total);
  const hasResult = items !== undefined && !isPlaceholderData;
  const list = facets && (
    <FilterList
      filters={avatarFilters.panel}
      query={query}
      facets={facets}
      noun="avatar"
      onChange={change}
    />
  );
  return (
    <MarketLayout
      title="Avatars"
      documentTitle={[documentTitle, 'Market']}
      canonical={canonicalWall(query)}
      isAvatars
      filters={list ?? (error ? null : undefined)}
      summary={hasResult ? result : ''}
      summaryRef={summary}
      tools={
        <>
          {cartFlag !== false && (
            <Button
              variant="outline"
              className={cn(!hasCart && 'invisible')}
              onClick={() => setSelected(selected ? undefined : new Map())}
            >
              {selected ? 'Done' : 'Select'}
            </Button>
          )}
          <ViewButton list="wall" />
          <SavedSearchesButton code={searchesCode} dialog={{ query, facets, onChange: show }} />
          <div className="flex flex-wrap gap-3">
            <FiltersButton count={filters.length} result={result} list={list} />
            <SortSelect
              sort={query.sort}
              orders={ORDERS}
              tip={note.tip}
              onChange={(sort) => change({ ...query, sort })}
            />
          </div>
        </>
      }
      chips={
        <FilterChips filters={filters} cleared={cleared} onChange={(next) => change(next, false)} />
      }
      note={
        <>
          {hasResult && (
            <CloseNote name={query.name} names={items.map(({ name }) => name)} noun="avatar" />
          )}
          {note.warning && <p>{note.warning}</p>}
        </>
      }
    >
      {selected && <Selection selected={selected} shown={items ?? []} onSelect={setSelected} />}
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
        <EmptyWall filters={filters} cleared={cleared} onChange={(next) => change(next, false)} />
      )}
      {items && items.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cn('transition-opacity', isPlaceholderData && 'opacity-50')}
        >
          <RowHeadings
            sort={query.sort}
            columns={COLUMNS}
            className="avatar-cards"
            onChange={(sort) => change({ ...query, sort })}
          />
          <ul aria-label="Avatars" className={`${wallGrid} avatar-cards`}>
            {items.map((avatar, position) => {
              const isOwn = reader !== undefined && isSameAddress(avatar.owner.address, reader);
              const line = inCart.find(
                (one) => one.avatar && idOfCard(one.avatar) === idOfCard(avatar),
              );
              const canAdd = hasCart && !isOwn && avatar.price !== null;
              return (
                <li key={idOfCard(avatar)} className="min-w-0">
                  <AvatarTile
                    avatar={avatar}
                    eager={position < EAGER}
                    isSelecting={selected !== undefined}
                    onBuy={isOwn ? undefined : () => void buy(avatar)}
                    isBuying={buying === idOfCard(avatar)}
                    onOffer={
                      isOwn || avatar.price
                        ? undefined
                        : () => {
                            const { collection, tokenId } = avatar;
                            start({ kind: 'offerAvatar', collection, tokenId });
                          }
                    }
                    isInCart={line !== undefined}
                    onCart={
                      line
                        ? () => cart.remove(line.hash)
                        : canAdd
                          ? () => void buy(avatar, true)
                          : undefined
                    }
                    Estimate={Estimate}
                    isCompared={chosen.some(({ id }) => id === avatarId(avatar))}
                    onCompare={() =>
                      toggleCompared({
                        id: avatarId(avatar),
                        name: avatarName(avatar),
                        imageUrl: avatar.imageUrl,
                      })
                    }
                  />
                  {selected && (
                    <SelectBox avatar={avatar} selected={selected} onSelect={setSelected} />
                  )}
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
    </MarketLayout>
  );
}
