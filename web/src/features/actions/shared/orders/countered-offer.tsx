import type { Order } from '@trait-market/contract/economy/orders';

import { exactPrice } from '@/lib/economy/amounts/short-price';
import { partyName } from '@/lib/page-meta/party-name';

/** Shows the offer that a listing counters. */
export function CounteredOffer({ offer }: { offer: Order | undefined }) {
  if (!offer?.unitPrice) return null;
  return (
    <p className="rounded-control bg-surface-raised px-4 py-3 text-sm wrap-anywhere">
      {partyName(offer.maker)} offers{' '}
      <span translate="no" className="font-semibold tabular-nums">
        {exactPrice(offer.unitPrice)}
      </span>
      . Counter with your own price. The offer stays open.
    </p>
  );
}
