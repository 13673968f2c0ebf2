import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { PriceText } from '@/components/economy/prices/price-text';

import type { PriceContext } from './price-warnings';

/** The prices of a trait that help to choose another. */
export function PriceFacts({
  floor,
  isFloorOwn,
  lastSale,
}: Pick<PriceContext, 'floor' | 'isFloorOwn'> & Partial<Pick<TraitDetail, 'lastSale'>>) {
  return (
    <p className="text-sm text-muted">
      Floor: {floor ? <PriceText price={floor} /> : <span>not listed</span>}
      {floor && isFloorOwn && <span>, your own listing</span>}
      {lastSale !== undefined && (
        <>
          <span> · Last sale:</span>{' '}
          {lastSale ? <PriceText price={lastSale.price} /> : <span>never sold</span>}
        </>
      )}
    </p>
  );
}
