import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { PictureLink } from '@/components/picture-link';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemPath } from '@/lib/economy/orders/item-words';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { ItemList } from './items/item-list';
import { ItemPicture } from './items/item-picture';
import { PriceText } from './prices/price-text';

const PICTURE = 56;
const SHOWN = 4;

/** The reader's side: who made the trade, who would accept it, or neither of them. */
type Reader = 'maker' | 'taker' | 'other';

type Side = { items: readonly Item[]; coin: Price | undefined; isAfterFees: boolean };

/** Returns what the reader of a trade gives and gets, with the coin that is received after fees. */
export const sidesOf = (order: Order, reader: Reader): { given: Side; got: Side } => {
  const { gives, gets, unitPrice, fees } = order;
  const [ofMaker, ofTaker] = [givenCoin(unitPrice), wantedCoin(unitPrice)];
  const isTaker = reader === 'taker';
  const [paid, earned] = isTaker ? [ofTaker, ofMaker] : [ofMaker, ofTaker];
  return {
    given: { items: isTaker ? gets : gives, coin: paid, isAfterFees: false },
    got: {
      items: isTaker ? gives : gets,
      coin: earned && sellerPrice(order),
      isAfterFees: fees.length > 0,
    },
  };
};

type TradeSideProps = Side & { title: string; pictures: ReactNode };

/** Names what one side of a trade consists of, below its pictures. */
export function TradeSide({ title, items, coin, isAfterFees, pictures }: TradeSideProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{title}</dt>
      <dd className="text-sm break-words tabular-nums">
        {pictures}
        <ItemList items={items} />
        {coin && (
          <>
            {items.length > 0 && <span className="text-muted"> and </span>}
            <PriceText price={coin} format={exactPrice} className="font-semibold" />
            {isAfterFees && <span className="text-muted"> after fees</span>}
          </>
        )}
      </dd>
    </div>
  );
}

function FirstPictures({ items }: Pick<Side, 'items'>) {
  const more = items.length - SHOWN;
  return (
    <span aria-hidden className="my-1 flex flex-wrap items-center gap-2">
      {items.slice(0, SHOWN).map((item) => (
        <PictureLink key={itemKey(item)} to={itemPath(item)}>
          <ItemPicture item={item} size={PICTURE} className="size-14" />
        </PictureLink>
      ))}
      {more > 0 && <span className="text-muted">{`+${more}`}</span>}
    </span>
  );
}

type TradeTermsProps = { order: Order; reader: Reader };

/** Shows what the reader of a trade gives and gets, with pictures and the coin of either side. */
export function TradeTerms({ order, reader }: TradeTermsProps) {
  const { given, got } = sidesOf(order, reader);
  const [giver, getter] =
    reader === 'other' ? ['Trader gives', 'Trader gets'] : ['You give', 'You get'];
  return (
    <dl className="max-w-xl my-1 grid w-full grid-cols-2 gap-x-4">
      <TradeSide title={giver} {...given} pictures={<FirstPictures items={given.items} />} />
      <TradeSide title={getter} {...got} pictures={<FirstPictures items={got.items} />} />
    </dl>
  );
}
