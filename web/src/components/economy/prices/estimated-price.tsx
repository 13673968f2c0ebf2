import type { ComponentProps } from 'react';

import { PriceText } from './price-text';
import { RowEstimate } from './row-estimate';

/** Shows a price with its estimate on the line below, which is reserved while the rates load. */
export function EstimatedPrice(props: ComponentProps<typeof PriceText>) {
  return (
    <>
      <PriceText {...props} />
      <RowEstimate price={props.price} />
    </>
  );
}
