import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';

import { PictureLink } from '@/components/picture-link';
import { itemKey, itemPath } from '@/lib/economy/orders/item-words';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { ItemList } from './items/item-list';
import { ItemPicture } from './items/item-picture';
import { PriceText } from './prices/price-text';

const PICTURE = 56;
const SHOWN = 4;

type SideProps = {
  title: string;
  items: readonly Item[];
  coin: Price | undefined;
  isAfterFees?: boolean;
};

function Side({ title, items, coin, isAfterFees = false }: SideProps) {
  const more = items.length - SHOWN;
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{title}</dt>
      <dd className="text-sm break-words tabular-nums">
        <span aria-hidden className="my-1 flex flex-wrap items-center gap-2">
          {items.slice(0, SHOWN).map((item) => (
            <PictureLink key={itemKey(item)} to={itemPath(item)}>
              <ItemPicture item={item} size={PICTURE} className="size-14" />
            </PictureLink>
          ))}
          {more > 0 && <span className="text-muted">{`+${more}`}</span>}
        </span>
        <ItemList items={items} />
        {coin && (
          <>
            {' '}
            <span className="text-muted">and</span>{' '}
            <PriceText price={coin} className="font-semibold" />
            {isAfterFees && <span className="text-muted"> after fees</span>}
          </>
        )}
      </dd>
    </div>
  );
}

type TradeTermsProps = {
  order: Order;
  /** The reader's side: who made the trade, who would accept it, or neither of them. */
  reader: 'maker' | 'taker' | 'other';
};

/** Shows what the reader of a trade gives and gets, with pictures and the coin of either side. */
export function TradeTerms({ order, reader }: TradeTermsProps) {
  const { gives, gets, unitPrice, fees } = order;
  const [given, wanted] = [givenCoin(unitPrice), wantedCoin(unitPrice)];
  const isAfterFees = fees.length > 0;
  const proceeds = sellerPrice(order);
  const [giver, getter] =
    reader === 'other' ? ['Trader gives', 'Trader gets'] : ['You give', 'You get'];
  return (
    <dl className="max-w-xl my-1 grid w-full grid-cols-2 gap-x-4">
      {reader === 'taker' ? (
        <>
          <Side title={giver} items={gets} coin={wanted} />
          <Side title={getter} items={gives} coin={given && proceeds} isAfterFees={isAfterFees} />
        </>
      ) : (
        <>
          <Side title={giver} items={gives} coin={given} />
          <Side title={getter} items={gets} coin={wanted && proceeds} isAfterFees={isAfterFees} />
        </>
      )}
    </dl>
  );
}
