import type { Price } from '@trait-market/contract/economy/shared';

import { PriceText } from '@/components/economy/prices/price-text';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';

/** About what a price is worth, as text alone: it stands in a link. */
function About({ price }: { price: Price }) {
  const estimate = useEstimate([price]);
  if (estimate.kind !== 'estimate') return null;
  return (
    <span className="text-xs leading-4 text-muted">
      <span aria-hidden>{estimate.text}</span>
      <span className="sr-only">, {estimate.spoken}</span>
    </span>
  );
}

/** What the cheapest edition of a trait that was found costs now; null: none is listed. */
export function FoundPrice({ floor }: { floor: Price | null }) {
  if (floor === null) return <span className="text-xs text-muted">Not listed</span>;
  return (
    <span className="grid animate-fade-in justify-items-end text-sm leading-4">
      <span>
        <span className="sr-only">, from </span>
        <PriceText price={floor} />
      </span>
      <About price={floor} />
    </span>
  );
}
