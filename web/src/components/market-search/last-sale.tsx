import type { SalePrice } from '@trait-market/contract/economy/shared';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { PriceText } from '../economy/prices/price-text';

/** Shows an item's last sale in a card or a row of the wall. */
export function LastSale({ sale }: { sale: SalePrice | null }) {
  return (
    <span>
      <span>{sale ? 'Last sale' : 'Never sold'}</span>{' '}
      {sale && <PriceText price={nativePrice(sale.price)} />}
    </span>
  );
}
