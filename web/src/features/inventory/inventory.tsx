import type { InventorySort } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { FilterLinks } from '@/components/filter-links';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';
import { sealedPart, withoutSealed } from '@/lib/economy/draws/sealed/match-sealed';
import { useSealedDraws } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useRates } from '@/lib/economy/estimates/use-rates';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { AvatarCard } from './avatar-card';
import { FilterBar } from './filter-bar';
import { countFilters, readInventoryFilters, withoutFilters } from './inventory-filters';
import { inventoryKinds, type InventoryKind } from './inventory-kinds';
import { InventoryRow } from './inventory-row';
import { InventoryRows, LoadingRows } from './inventory-rows';
import { inventorySortOf } from './inventory-sorts';
import { RevealedTrait } from './revealed-trait';
import { SelectButton, SelectionBar } from './selection-bar';
import { SortSelect } from './sort-select';
import { ViewButton } from '@/components/market-search/view-button';
import { useInventory } from './use-inventory';
import { type OwnedView, useOwnedView } from './use-owned-view';
import { selectionId, useSelection } from './use-selection';
import { paths } from '@/config/paths';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { PagedList } from '@/components/paged-list';
import { Button } from '@/components/ui/button';
import { EmptyNote } from '@/components/empty-note';
import { FiltersToggle } from '@/components/filters/filters-toggle';
import type { Eager } from '@/components/safe-picture';

/** The class of the list (`styles/owned.css`). */
const inventoryGrid = 'owned-cards';

const CARDS = 12;

type LoadingProps = { view: OwnedView | undefined; sort: InventorySort; isOwn: boolean };

/** Has the skeletons of both views while the view is unknown: styles show the current one. */
function InventoryLoading({ view, sort, isOwn }: LoadingProps) {
  return (
    <>
      <LoadingText>Loading the inventory</LoadingText>
      {view !== 'cards' && <LoadingRows count={CARDS} sort={sort} isOwn={isOwn} />}
      {view !== 'rows' && (
        <ul aria-hidden className={inventoryGrid}>
          {Array.from({ length: CARDS }, (_, position) => (
            <li key={position}>
              <Skeleton className="aspect-square w-full rounded-card" />
              <Skeleton className="mt-3 h-5 w-2/3 rounded-control" />
              <Skeleton className="mt-2 h-4 w-1/2 rounded-control" />
              <Skeleton className="mt-2 h-4 w-2/5 rounded-control" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const words = (kind: InventoryKind, isOwn: boolean): string => {
  const whose = isOwn ? 'Your wallet holds' : 'This wallet holds';
  switch (kind) {
    case 'all':
      return `${whose} no avatars and no loose traits.`;
    case 'avatar':
      return `${whose} no avatars.`;
    case 'trait':
      return `${whose} no loose traits. What avatars wear is shown with them.`;
  }
};

type EmptyProps = { kind: InventoryKind; isOwn: boolean };

function InventoryEmpty({ kind, isOwn }: EmptyProps) {
  return (
    <EmptyNote next={[isOwn ? 'Find your first trait' : 'Go to the market', paths.market]}>
      {words(kind, isOwn)}
    </EmptyNote>
  );
}

const SealedPacks = lazyComponent(async () => (await import('./sealed-packs')).SealedPacks, {
  Failed: null,
});

const matchesText = (total: number, unfiltered: number | undefined): string =>
  unfiltered === undefined
    ? `${grouped(total)} found`
    : `${grouped(total)} of ${grouped(unfiltered)} items match`;

const EAGER = 6;
const FIRST_ROW = 2;

const eagerAt = (position: number): Eager => (position < FIRST_ROW ? 'first' : position < EAGER);

type InventoryProps = { address: WalletAddress; isOwn: boolean };

export function Inventory({ address, isOwn }: InventoryProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = readInventoryFilters(searchParams);
  const { kind } = filters;
  const filterCount = countFilters(filters);
  const isFiltered = filterCount > 0;
  const sort = inventorySortOf(searchParams);
  const hasPacks = useFeatureEnabled('packs') === true;
  const inventory = useInventory(address, sort, filters);
  const { sealed, isLoading: isSealing } = useSealedDraws();
  const isHydrated = useIsHydrated();
  const view = useOwnedView();
  // Would name unrevealed traits until the results of their draws are known.
  const list = isSealing ? { ...inventory, items: undefined, error: null } : inventory;
  // Requested with the list, because estimates would appear later than its prices.
  useRates();
  const nameField = useRef<HTMLInputElement>(null);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const clearFilters = () => {
    // The pressed button unmounts. Focusing the folded field does nothing.
    nameField.current?.focus();
    if (document.activeElement !== nameField.current) filtersButton.current?.focus();
    setSearchParams(withoutFilters(searchParams));
  };
  const selection = useSelection(withoutSealed(list.items ?? [], address, sealed));
  const isLoading = list.items === undefined && list.error === null;
  const canSelect = isOwn && (isLoading || selection.shown.length > 1);
  const selecting = canSelect && selection.isSelecting ? selection : undefined;
  return (
    <div className="grid gap-5 max-sm:gap-4 lg:gap-6">
      {/* Phones fold the kinds with the filters. Tablets have two rows, because one has no space for all buttons. */}
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-2 gap-y-3 max-sm:gap-x-1.5 sm:max-lg:grid lg:justify-between max-sm:[&>nav]:order-1 max-sm:[&>nav]:basis-full',
          !areFiltersOpen && kind === 'all' && 'max-sm:[&>nav]:hidden',
        )}
      >
        <FilterLinks
          label="What to show"
          param="kind"
          current={kind}
          choices={Object.entries(inventoryKinds).map(([value, { tab }]) => [value, tab])}
        />
        <div className="flex flex-wrap items-center gap-2 max-sm:contents sm:gap-3">
          <FiltersToggle
            ref={filtersButton}
            controls={filtersId}
            count={filterCount}
            isOpen={areFiltersOpen}
            className="max-sm:px-3 max-sm:[&>svg]:hidden"
            onToggle={() => setFiltersOpen(!areFiltersOpen)}
          />
          <SortSelect sort={sort} />
          <ViewButton list="owned" />
          {canSelect && (
            <SelectButton
              ref={selectButton}
              selection={selection}
              kind={kind}
              isReserved={isLoading}
            />
          )}
        </div>
      </div>
      <FilterBar
        id={filtersId}
        filters={filters}
        field={nameField}
        className={cn(!areFiltersOpen && 'hidden')}
      />
      <div className="grid gap-6">
        {isFiltered && (
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <p role="status" className="tabular-nums">
              {list.items &&
                !list.isPlaceholderData &&
                matchesText(list.total, list.first?.unfiltered)}
            </p>
            <Button variant="outline" size="sm" onClick={clearFilters}>
              Clear filters
            </Button>
          </div>
        )}
        {selecting && (
          <SelectionBar
            selection={selecting}
            kind={kind}
            onEnd={() => {
              // The pressed button unmounts.
              selectButton.current?.focus();
              selecting.end();
            }}
          />
        )}
        <div>
          <PagedList
            list={list}
            name={inventoryKinds[kind].name}
            failure="Couldn’t load the inventory. Nothing has moved."
            loading={<InventoryLoading view={view} sort={sort} isOwn={isOwn} />}
            empty={
              isFiltered ? (
                <p className="text-muted">
                  {`Nothing in ${isOwn ? 'your' : 'this'} wallet matches these filters.`}
                </p>
              ) : (
                <InventoryEmpty kind={kind} isOwn={isOwn} />
              )
            }
          >
            {(shown) => (
              <>
                {view === 'rows' && (
                  <InventoryRows items={shown} keyOf={selectionId} sort={sort} isOwn={isOwn}>
                    {(item, position) => (
                      <InventoryRow
                        item={item}
                        sealed={
                          item.kind === 'trait' ? sealedPart(item, address, sealed) : undefined
                        }
                        isOwn={isOwn}
                        eager={position < CARDS}
                        selection={selecting}
                      />
                    )}
                  </InventoryRows>
                )}
                {view === undefined && (
                  <LoadingRows count={shown.length} sort={sort} isOwn={isOwn} />
                )}
                {view !== 'rows' && (
                  <ul data-drawn={isHydrated ? undefined : ''} className={inventoryGrid}>
                    {shown.map((item, position) =>
                      item.kind === 'avatar' ? (
                        <li
                          key={`${item.avatar.collection}/${item.avatar.tokenId}`}
                          className="flex min-w-0 flex-col"
                        >
                          <AvatarCard
                            item={item}
                            isOwn={isOwn}
                            sort={sort}
                            eager={eagerAt(position)}
                            selection={selecting}
                          />
                        </li>
                      ) : (
                        <li key={item.trait.id} className="flex min-w-0 flex-col">
                          <RevealedTrait
                            item={item}
                            sealed={sealedPart(item, address, sealed)}
                            isOwn={isOwn}
                            sort={sort}
                            eager={eagerAt(position)}
                            selection={selecting}
                          />
                        </li>
                      ),
                    )}
                  </ul>
                )}
              </>
            )}
          </PagedList>
        </div>
        {list.items && isOwn && hasPacks && <SealedPacks address={address} />}
      </div>
    </div>
  );
}
