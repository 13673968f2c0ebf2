import { Skeleton } from '@/components/ui/skeleton';

const SHOWN = 6;

export const saleFrame = {
  grid: 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6',
  /** The height of the texts, whether or not a price has an estimate. */
  text: 'mt-3 block h-38 overflow-hidden',
};
export type SaleFrame = typeof saleFrame;

export function SalesSkeleton() {
  return (
    <div className={saleFrame.grid}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-card" />
          <span className={saleFrame.text} />
        </div>
      ))}
    </div>
  );
}
