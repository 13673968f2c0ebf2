import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { PriceText } from '@/components/economy/price-text';

/** What a trait costs now, and what it was sold for last: beside the price that is asked. */
export function PriceFacts({ floor, lastSale }: Pick<TraitDetail, 'floor' | 'lastSale'>) {
  return (
    <p className="text-sm text-muted">
      Floor: {floor ? <PriceText price={floor} /> : 'not listed'} · Last sale:{' '}
      {lastSale ? <PriceText price={lastSale.price} /> : 'never sold'}
    </p>
  );
}
