import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { PriceText } from '@/components/economy/prices/price-text';

import type { PriceContext } from '../prices/price-warnings';

/** What a trait costs now, and what it was sold for last: beside the price that is asked. */
export function PriceFacts({
  floor,
  isFloorOwn,
  lastSale,
}: Pick<TraitDetail, 'floor' | 'lastSale'> & Pick<PriceContext, 'isFloorOwn'>) {
  return (
    <p className="text-sm text-muted">
      Floor: {floor ? <PriceText price={floor} /> : <span>not listed</span>}
      {floor && isFloorOwn && <span>, your own listing</span>}
      <span> · Last sale:</span>{' '}
      {lastSale ? <PriceText price={lastSale.price} /> : <span>never sold</span>}
    </p>
  );
}
