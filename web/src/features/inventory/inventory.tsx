import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { FilterLinks } from '@/components/filter-links';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { AvatarCard } from './avatar-card';
import { InventoryEmpty } from './inventory-empty';
import { inventoryGrid } from './inventory-grid';
import { inventoryKindOf, inventoryKinds } from './inventory-kinds';
import { InventoryLoading } from './inventory-loading';
import { inventorySortOf } from './inventory-sorts';
import { OwnedTrait } from './owned-trait';
import { SelectionBar } from './selection-bar';
import { SortSelect } from './sort-select';
import { useInventory } from './use-inventory';
import { useSelection } from './use-selection';

const SealedPacks = lazyComponent(async () => (await import('./sealed-packs')).SealedPacks, {
  Failed: null,
});

const EAGER = 5;

type InventoryProps = { address: WalletAddress; isOwn: boolean };

export function Inventory({ address, isOwn }: InventoryProps) {
  const [searchParams] = useSearchParams();
  const kind = inventoryKindOf(searchParams);
  const sort = inventorySortOf(searchParams);
  const hasPacks = useFeatureEnabled('packs') === true;
  const { items, total, error, isFetching, isFetchingNextPage, fetchMore, retry } = useInventory(
    address,
    kind,
    sort,
  );
  const { name } = inventoryKinds[kind];
  const selection = useSelection(items ?? []);
  const canSelect = isOwn && selection.shown.length > 1;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label="What to show"
          param="kind"
          current={kind}
          choices={Object.entries(inventoryKinds).map(([value, { tab }]) => [value, tab])}
        />
        <SortSelect sort={sort} />
      </div>
      <div className="grid gap-6">
        {canSelect && <SelectionBar selection={selection} />}
        <div>
          {error && (
            <div className="mb-8">
              <QueryFailure
                title="Couldn’t load the inventory. Nothing has moved."
                isOutOfDate={items !== undefined}
                error={error}
                isRetrying={isFetching}
                onRetry={retry}
              />
            </div>
          )}
          {!items && !error && <InventoryLoading />}
          {items?.length === 0 && <InventoryEmpty kind={kind} isOwn={isOwn} />}
          {items && items.length > 0 && (
            <>
              <ul className={inventoryGrid}>
                {items.map((item, position) =>
                  item.kind === 'avatar' ? (
                    <li
                      key={`${item.avatar.collection}/${item.avatar.tokenId}`}
                      className="min-w-0"
                    >
                      <AvatarCard item={item} isOwn={isOwn} sort={sort} eager={position < EAGER} />
                    </li>
                  ) : (
                    <li key={item.trait.id} className="min-w-0">
                      <OwnedTrait
                        item={item}
                        isOwn={isOwn}
                        sort={sort}
                        eager={position < EAGER}
                        selection={canSelect && selection.isSelecting ? selection : undefined}
                      />
                    </li>
                  ),
                )}
              </ul>
              <ShowMore
                shown={items.length}
                total={total}
                name={name}
                isLoading={isFetchingNextPage}
                onMore={fetchMore}
              />
            </>
          )}
        </div>
        {items && isOwn && hasPacks && <SealedPacks address={address} />}
      </div>
    </div>
  );
}
