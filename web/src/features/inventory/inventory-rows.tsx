import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Skeleton } from '@/components/ui/skeleton';

import { withSort } from './inventory-sorts';

/** The columns of the list, with the sorts that the inventory has, and the arrows of their directions. */
const columnsOf = (
  isOwn: boolean,
): readonly (readonly [words: string, sort?: InventorySort, arrow?: string])[] => [
  ['Item', 'name', '↑'],
  [isOwn ? 'You hold' : 'Holds'],
  ['Others’ floor'],
  ['Value', 'floor', '↓'],
  ['Best offer', 'best-offer', '↓'],
  [isOwn ? 'Your listing' : 'Listing'],
];

type InventoryHeadingsProps = { sort: InventorySort; isOwn: boolean };

/** The headings of the list, which phones and tablets don't have. A press sorts by a column. */
function InventoryHeadings({ sort, isOwn }: InventoryHeadingsProps) {
  const [, setSearchParams] = useSearchParams();
  return (
    <div role="group" aria-label="Columns" className="owned-headings">
      {columnsOf(isOwn).map(([words, own, arrow]) =>
        own === undefined ? (
          <span key={words}>{words}</span>
        ) : (
          <button
            key={words}
            type="button"
            aria-pressed={sort === own}
            onClick={() =>
              setSearchParams((params) => withSort(params, own), { preventScrollReset: true })
            }
          >
            <span className="sr-only">Sort by </span>
            {words}
            {sort === own && <span aria-hidden>{` ${arrow}`}</span>}
          </button>
        ),
      )}
    </div>
  );
}

type InventoryRowsProps = InventoryHeadingsProps & {
  items: readonly InventoryItem[];
  keyOf: (item: InventoryItem) => string;
  children: (item: InventoryItem, position: number) => ReactNode;
};

/** The inventory as a list. */
export function InventoryRows({ items, keyOf, children, ...headings }: InventoryRowsProps) {
  return (
    <div className="owned-rows">
      <InventoryHeadings {...headings} />
      <ul>
        {items.map((item, position) => (
          <li key={keyOf(item)}>{children(item, position)}</li>
        ))}
      </ul>
    </div>
  );
}

type LoadingRowsProps = InventoryHeadingsProps & { count: number };

/** The rows of a list that is loading, or of which the view is unknown, in their final height. */
export function LoadingRows({ count, ...headings }: LoadingRowsProps) {
  return (
    <div className="owned-rows">
      <InventoryHeadings {...headings} />
      <ul aria-hidden>
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <span className="flex items-center gap-2.5">
              <Skeleton className="size-12 rounded-control lg:size-10" />
              <span className="grid gap-1.5">
                <Skeleton className="h-4 w-32 rounded-control" />
                <Skeleton className="h-3 w-20 rounded-control" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
