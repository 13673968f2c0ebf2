import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';

import { PictureLink } from '@/components/picture-link';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemPath } from '@/lib/economy/orders/item-words';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { ItemPicture } from './items/item-picture';

const PICTURE = 64;
const SHOWN = 4;

function Side({ items, coin }: { items: readonly Item[]; coin: Price | undefined }) {
  const more = items.length - SHOWN;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      {items.slice(0, SHOWN).map((item) => (
        <PictureLink key={itemKey(item)} to={itemPath(item)}>
          <ItemPicture item={item} size={PICTURE} className="size-16" />
        </PictureLink>
      ))}
      {more > 0 && <span className="text-sm text-muted">{`+${more}`}</span>}
      {coin && (
        <span translate="no" className="text-sm font-semibold tabular-nums">
          {`+ ${shortPrice(coin)}`}
        </span>
      )}
    </span>
  );
}

/**
 * Shows the pictures of both sides of a trade, first those that its maker gives. They are decorative,
 * because the trade's terms are next to them.
 */
export function TradePictures({
  order: { gives, gets, unitPrice },
  isReceived = false,
}: {
  order: Order;
  /** Whether the user would give what the maker wants, which then comes first. */
  isReceived?: boolean;
}) {
  const given = <Side items={gives} coin={givenCoin(unitPrice)} />;
  const wanted = <Side items={gets} coin={wantedCoin(unitPrice)} />;
  return (
    <span aria-hidden className="my-1 flex flex-wrap items-center gap-x-3 gap-y-2">
      {isReceived ? wanted : given}
      <span className="text-lg text-muted">→</span>
      {isReceived ? given : wanted}
    </span>
  );
}
