import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';

type WorthLineProps = { worth: InventoryItem['worth']; sort: InventorySort };

/** Shows the worth of an item; nothing if the provider omits it. */
export function WorthLine({ worth, sort }: WorthLineProps) {
  if (worth === undefined) return null;
  const isByOffers = sort === 'best-offer';
  const price = isByOffers ? worth.bestOffer : worth.floor;
  if (price === null)
    return (
      <p className="text-sm text-muted">{isByOffers ? 'No offers' : 'Nothing like it is listed'}</p>
    );
  return (
    <p key="worth" className="text-sm tabular-nums">
      <span className="text-muted">{isByOffers ? 'Offers' : 'Value'}</span>{' '}
      <PriceText price={price} className="font-semibold" /> <Estimate amounts={[price]} />
    </p>
  );
}
