import type { ChainAmount } from '@trait-market/contract/economy/rates';

import { useEstimate } from '@/lib/economy/estimates/use-estimate';

/** Estimates the price of a table's row, without a tooltip that would make each row focusable. */
export function RowEstimate({ price }: { price: ChainAmount }) {
  const estimate = useEstimate([price]);
  if (estimate.kind === 'none') return null;
  return (
    <span className="block text-xs font-normal text-muted tabular-nums">
      {estimate.kind === 'loading' ? (
        <span aria-hidden>&nbsp;</span>
      ) : (
        <>
          <span aria-hidden>{estimate.text}</span>
          <span className="sr-only">{estimate.spoken}</span>
        </>
      )}
    </span>
  );
}
