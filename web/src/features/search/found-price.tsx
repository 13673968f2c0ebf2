import type { Price } from '@trait-market/contract/economy/shared';

import { PriceText } from '@/components/economy/prices/price-text';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';

/** Shows the estimated worth of a price as plain text, because it is inside a link. */
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
