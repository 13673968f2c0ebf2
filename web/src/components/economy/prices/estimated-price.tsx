import type { Price } from '@trait-market/contract/economy/shared';

import { PriceText } from './price-text';
import { RowEstimate } from './row-estimate';

type EstimatedPriceProps = { price: Price; className?: string };

/** Shows a price with its estimate on the line below, which is reserved while the rates load. */
export function EstimatedPrice({ price, className }: EstimatedPriceProps) {
  return (
    <>
      <PriceText price={price} {...(className !== undefined && { className })} />
      <RowEstimate price={price} />
    </>
  );
}
