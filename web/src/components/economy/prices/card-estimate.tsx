import type { Price } from '@trait-market/contract/economy/shared';

import { useEstimate } from '@/lib/economy/estimates/use-estimate';

/** A price's estimate as plain text, because the card that contains it is a link. */
export function CardEstimate({ price }: { price: Price }) {
  const estimate = useEstimate([price]);
  return (
    estimate.kind === 'estimate' && (
      <>
        <span aria-hidden>{estimate.text}</span>
        <span className="sr-only">, {estimate.spoken}</span>
      </>
    )
  );
}
