import { SegmentSchema } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { FilterLinks } from '@/components/filter-links';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { AvatarCard } from './avatar-card';
import { inventoryKindOf, inventoryKinds, type InventoryKind } from './inventory-kinds';
import { inventorySortOf } from './inventory-sorts';
import { OwnedTrait } from './owned-trait';
import { SelectionBar } from './selection-bar';
import { SortSelect } from './sort-select';
import { useInventory } from './use-inventory';
import { useSelection } from './use-selection';
import { paths } from '@/config/paths';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';
import type { Eager } from '@/components/safe-picture';

const inventoryGrid =
  'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

const CARDS = 10;

function InventoryLoading() {
  return (
    <>
      <LoadingText>Loading the inventory</LoadingText>
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
    </>
  );
}

const words = (kind: InventoryKind, isOwn: boolean, isFiltered: boolean): string => {
  if (isFiltered)
    return `${isOwn ? 'Your wallet' : 'This wallet'} holds nothing like that of this collection.`;
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

type EmptyProps = { kind: InventoryKind; isOwn: boolean; isFiltered: boolean };

function InventoryEmpty({ kind, isOwn, isFiltered }: EmptyProps) {
  return (
    <EmptyNote next={[isOwn ? 'Find your first trait' : 'Go to the market', paths.market]}>
      {words(kind, isOwn, isFiltered)}
    </EmptyNote>
  );
}

const SealedPacks = lazyComponent(async () => (await import('./sealed-packs')).SealedPacks, {
  Failed: null,
});

const EAGER = 5;
const FIRST_ROW = 2;

const eagerAt = (position: number): Eager => (position < FIRST_ROW ? 'first' : position < EAGER);

type InventoryProps = { address: WalletAddress; isOwn: boolean };

export function Inventory({ address, isOwn }: InventoryProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const kind = inventoryKindOf(searchParams);
  const sort = inventorySortOf(searchParams);
  const hasPacks = useFeatureEnabled('packs') === true;
  const collection = SegmentSchema.safeParse(searchParams.get('collection')).data;
  const list = useInventory(address, { kind, collection, sort });
  const chooseCollection = (slug: string) => {
    const next = new URLSearchParams(searchParams);
    if (slug === '') next.delete('collection');
    else next.set('collection', slug);
    setSearchParams(next);
  };
  const selection = useSelection(list.items ?? []);
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
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <div className="flex items-center gap-2">
            <CollectionSelect value={collection ?? ''} onChange={chooseCollection} />
          </div>
          <SortSelect sort={sort} />
        </div>
      </div>
      <div className="grid gap-6">
        {canSelect && <SelectionBar selection={selection} />}
        <div>
          <PagedList
            list={list}
            name={inventoryKinds[kind].name}
            failure="Couldn’t load the inventory. Nothing has moved."
            loading={<InventoryLoading />}
            empty={
              <InventoryEmpty kind={kind} isOwn={isOwn} isFiltered={collection !== undefined} />
            }
          >
            {(shown) => (
              <ul className={inventoryGrid}>
                {shown.map((item, position) =>
                  item.kind === 'avatar' ? (
                    <li
                      key={`${item.avatar.collection}/${item.avatar.tokenId}`}
                      className="flex min-w-0 flex-col"
                    >
                      <AvatarCard item={item} isOwn={isOwn} sort={sort} eager={eagerAt(position)} />
                    </li>
                  ) : (
                    <li key={item.trait.id} className="flex min-w-0 flex-col">
                      <OwnedTrait
                        item={item}
                        isOwn={isOwn}
                        sort={sort}
                        eager={eagerAt(position)}
                        selection={canSelect && selection.isSelecting ? selection : undefined}
                      />
                    </li>
                  ),
                )}
              </ul>
            )}
          </PagedList>
        </div>
        {list.items && isOwn && hasPacks && <SealedPacks address={address} />}
      </div>
    </div>
  );
}
