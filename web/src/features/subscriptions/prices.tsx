import type { Price } from '@trait-market/contract/economy/shared';
import { Fragment } from 'react';

import { PriceText } from '@/components/economy/prices/price-text';

/** Shows a price for each chain, in the chain's currency. The user pays only one of them. */
export function Prices({ prices }: { prices: readonly Price[] }) {
  return prices.map((price, position) => (
    <Fragment key={price.chainId}>
      {position > 0 && <span className="font-normal text-muted"> or </span>}
      <PriceText price={price} />
    </Fragment>
  ));
}
