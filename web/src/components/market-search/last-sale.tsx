import type { Price, SalePrice } from '@trait-market/contract/economy/shared';

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

/** Shows an item's best offer in a card or a row of the wall. Cards hide the text without a price. */
export function TopOffer({ offer }: { offer: Price | null | undefined }) {
  return (
    <span className="top-offer">
      {offer ? (
        <>
          <span>Top offer</span> <PriceText price={nativePrice(offer)} />
        </>
      ) : (
        offer === null && 'No offers'
      )}
    </span>
  );
}
