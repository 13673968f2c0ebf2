import { Skeleton } from '@/components/ui/skeleton';

import { inventoryGrid } from './inventory-grid';

const CARDS = 10;

export function InventoryLoading() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading the inventory
      </span>
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
