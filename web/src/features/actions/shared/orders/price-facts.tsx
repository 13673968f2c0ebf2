import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { PriceText } from '@/components/economy/prices/price-text';

import type { PriceContext } from '../prices/price-warnings';

/** The trait's floor and last sale, for comparison with an order's price. */
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
