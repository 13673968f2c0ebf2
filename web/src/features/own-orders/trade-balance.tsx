import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { ArrowLeftRight } from 'lucide-react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { sidesOf, TradeSide } from '@/components/economy/trade-terms';
import { WhenNear } from '@/components/lazy-component';
import { PictureLink } from '@/components/picture-link';
import { cn } from '@/lib/cn';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import {
  balanceText,
  basesText,
  useTradeValues,
  valuedItems,
} from '@/lib/economy/floors/use-trade-values';
import { itemKey, itemPath, itemsText } from '@/lib/economy/orders/item-words';

const PICTURE = 48;

type Reader = 'maker' | 'taker';

/** Shows all pictures of a side, six in a row. */
function SmallPictures({ items }: { items: readonly Item[] }) {
  return (
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
  );
}

type TradeProps = { order: WalletOrder; reader: Reader };

/** Shows both sides of a trade from the reader's side, each with six small pictures in a row. */
export function TradeSidesInRow({ order, reader }: TradeProps) {
  const { given, got } = sidesOf(order, reader);
  return (
    <dl className="grid w-full gap-x-4 gap-y-2 sm:grid-cols-2 xl:col-span-2 xl:col-start-1 xl:row-start-1 xl:[&_dd]:leading-tight">
      <TradeSide title="You give" {...given} pictures={<SmallPictures items={given.items} />} />
      <TradeSide title="You get" {...got} pictures={<SmallPictures items={got.items} />} />
    </dl>
  );
}

const withUnits = (item: Item, quantity: number): Item =>
  item.kind === 'avatar' ? item : { ...item, quantity };

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
    return 'Couldn’t compare both sides.';
  if (queries.some(({ data }) => data === undefined)) return null;
  const text = balanceText(values.given, values.got, (wei) =>
    displayPrice({ chainId, coin: 'native', amount: String(wei) }).replaceAll(' ', '\u00A0'),
  );
  const unpriced = [given.items, got.items].flatMap((items) =>
    valuedItems(items, values.priceOf).flatMap(({ units, counted }, place) => {
      const item = items[place];
      return item && counted < units ? [withUnits(item, units - counted)] : [];
    }),
  );
  return (
    <>
      {text && (
        <span className={cn('block', values.isFarLess && 'font-semibold text-warning')}>
          {text}
        </span>
      )}
      <span className="block text-xs text-muted">
        {text === undefined
          ? 'Nothing here has a floor, sale or offer'
          : `By ${basesText(values.given, values.got)}`}
        {text !== undefined &&
          unpriced.length > 0 &&
          `, without ${itemsText(unpriced)} (no floor, sale or offer)`}
      </span>
    </>
  );
}

/** Compares both sides of a trade, once its row is near the viewport. */
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
