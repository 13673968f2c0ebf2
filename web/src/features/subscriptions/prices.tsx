import type { Price } from '@trait-market/contract/economy/shared';
import { Fragment } from 'react';

import { EstimatedPrice } from '@/components/economy/prices/estimated-price';

/** Shows a price for each chain, in the chain's currency. The user pays only one of them. */
export function Prices({ prices }: { prices: readonly Price[] }) {
  return prices.map((price, position) => (
    <Fragment key={price.chainId}>
      {position > 0 && <span className="font-normal text-muted"> or </span>}
      <span className="inline-block align-top">
        <EstimatedPrice price={price} />
      </span>
    </Fragment>
  ));
}
