import type { SalePrice } from '@trait-market/contract/economy/shared';

import { PriceText } from '../economy/prices/price-text';

/** Shows an item's last sale in a row of the list view. */
export function LastSale({ sale }: { sale: SalePrice | null }) {
  return (
    <span>
      <span>{sale ? 'Last sale' : 'Never sold'}</span> {sale && <PriceText price={sale.price} />}
    </span>
  );
}
