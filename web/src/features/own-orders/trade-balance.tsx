import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { ArrowLeftRight } from 'lucide-react';

import { ItemList } from '@/components/economy/items/item-list';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { PriceText } from '@/components/economy/prices/price-text';
import { WhenNear } from '@/components/lazy-component';
import { PictureLink } from '@/components/picture-link';
import { cn } from '@/lib/cn';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { balanceText, useTradeValues } from '@/lib/economy/floors/use-trade-values';
import { itemKey, itemName, itemPath } from '@/lib/economy/orders/item-words';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { listText } from '@/lib/format/list-text';

const PICTURE = 48;

type Reader = 'maker' | 'taker';

type Sides = { items: readonly Item[]; coin: Price | undefined; isAfterFees: boolean };

/** Returns what the reader of a trade gives and gets, with the coin that they get after fees. */
const sidesOf = (order: WalletOrder, reader: Reader): { given: Sides; got: Sides } => {
  const { gives, gets, unitPrice, fees } = order;
  const [ofMaker, ofTaker] = [givenCoin(unitPrice), wantedCoin(unitPrice)];
  const isMaker = reader === 'maker';
  const [paid, earned] = isMaker ? [ofMaker, ofTaker] : [ofTaker, ofMaker];
  return {
    given: { items: isMaker ? gives : gets, coin: paid, isAfterFees: false },
    got: {
      items: isMaker ? gets : gives,
      coin: earned && sellerPrice(order),
      isAfterFees: fees.length > 0,
    },
  };
};

function Side({ title, items, coin, isAfterFees }: Sides & { title: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{title}</dt>
      <dd className="text-sm break-words tabular-nums xl:leading-tight">
        <span
          aria-hidden
          className="my-1 grid max-w-74 grid-cols-6 gap-1 empty:hidden xl:max-w-none xl:gap-0.5"
        >
          {items.map((item) => (
            <PictureLink key={itemKey(item)} to={itemPath(item)} className="aspect-square">
              <ItemPicture item={item} size={PICTURE} className="size-full" />
            </PictureLink>
          ))}
        </span>
        <ItemList items={items} />
        {coin && (
          <>
            {items.length > 0 && <span className="text-muted"> and </span>}
            <PriceText price={coin} className="font-semibold" />
            {isAfterFees && <span className="text-muted"> after fees</span>}
          </>
        )}
      </dd>
    </div>
  );
}

type TradeProps = { order: WalletOrder; reader: Reader };

/** Shows both sides of a trade from the reader's side, each with six small pictures in a row. */
export function TradeSidesInRow({ order, reader }: TradeProps) {
  const { given, got } = sidesOf(order, reader);
  return (
    <dl className="grid w-full gap-x-4 gap-y-2 sm:grid-cols-2 xl:col-span-2 xl:col-start-1 xl:row-start-1">
      <Side title="You give" {...given} />
      <Side title="You get" {...got} />
    </dl>
  );
}

const isUnpriced = (items: readonly Item[], floorOf: (item: Item) => Price | null | undefined) =>
  items.filter((item) => floorOf(item) === null).map(itemName);

function Balance({ order, reader }: TradeProps) {
  const { chainId } = order;
  const { given, got } = sidesOf(order, reader);
  const values = useTradeValues({
    chainId,
    gives: given.items,
    gets: got.items,
    givenCoin: given.coin,
    gotCoin: got.coin,
    givenFloorOf: () => undefined,
  });
  const { queries } = values;
  if (queries.some(({ data, error }) => data === undefined && error !== null))
    return 'Couldn’t load the floors of both sides.';
  if (queries.some(({ data }) => data === undefined)) return null;
  const text = balanceText(values.given, values.got, (wei) =>
    displayPrice({ chainId, coin: 'native', amount: String(wei) }).replaceAll(' ', '\u00A0'),
  );
  const unpriced = isUnpriced([...given.items, ...got.items], values.floorOf);
  return (
    <>
      {text && (
        <span className={cn('block', values.isFarLess && 'font-semibold text-warning')}>
          {text}
        </span>
      )}
      <span className="block text-xs text-muted">
        {text === undefined ? 'Nothing here has a floor' : 'By floor'}
        {text !== undefined && unpriced.length > 0 && `, without ${listText(unpriced)} (no floor)`}
      </span>
    </>
  );
}

/** Compares both sides of a trade by floor, once its row is near the viewport. */
export function TradeBalance({ order, reader }: TradeProps) {
  const space = <span className="block h-[2lh]" />;
  return (
    <div className="min-h-[2lh] text-sm wrap-anywhere tabular-nums max-xl:mt-2 xl:col-start-3 xl:row-start-1 xl:leading-tight">
      <WhenNear loading={space}>
        <Balance order={order} reader={reader} />
      </WhenNear>
    </div>
  );
}

/** Takes the place of the picture that rows of one item have. */
export function TradeMark() {
  return (
    <span
      aria-hidden
      className="hidden size-12 place-content-center rounded-control bg-wall text-muted xl:grid"
    >
      <ArrowLeftRight className="size-5" />
    </span>
  );
}
