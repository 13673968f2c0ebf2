import type { ChainId, Item, Price } from '@trait-market/contract/economy/shared';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { cn } from '@/lib/cn';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';

import {
  type TradedSides,
  type TradeValue,
  useTradeValues,
} from '@/lib/economy/floors/use-trade-values';

/** Returns how many pictures fit next to a side's title on a phone, with the number of the others. */
const inRow = (items: readonly Item[]): number => (items.length > 2 ? 1 : 2);

type SideProps = {
  title: string;
  items: readonly Item[];
  coin: Price | undefined;
  chainId: ChainId;
  value: TradeValue;
};

/** Returns the label of one item's value that isn't by floor: "Last sale ". A total has none. */
const valueLabel = ({ bases, counted }: TradeValue): string => {
  const [basis] = bases;
  return basis === undefined || basis === 'floor' || counted > 1
    ? ''
    : `${basis.charAt(0).toUpperCase()}${basis.slice(1)} `;
};

function Side({ title, items, coin, chainId, value }: SideProps) {
  const isEmpty = items.length === 0 && !coin;
  const fitting = inRow(items);
  const hidden = Math.max(0, items.length - fitting);
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-wrap content-start items-center gap-x-2 px-2 max-lg:first:pl-0 max-lg:last:pr-0 sm:px-3 lg:gap-y-1.5 lg:p-4"
    >
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="order-last min-h-lh basis-full text-xs tabular-nums lg:order-none lg:ml-auto lg:basis-auto lg:text-sm">
        {value.counted > 0 && (
          <>
            <span>{valueLabel(value)}</span>
            <span translate="no">{coinText(chainId, 'native', value.amount)}</span>
            {coin && items.length > 0 && (
              <span aria-hidden className="text-muted lg:hidden">
                {' with '}
                <span translate="no">{exactPrice(coin)}</span>
              </span>
            )}
          </>
        )}
      </p>
      <div className="flex min-h-7 flex-wrap items-center gap-1 lg:min-h-14 lg:basis-full">
        {items.map((item, position) => (
          <span
            key={itemKey(item)}
            className={cn('relative', position >= fitting && 'max-lg:hidden')}
          >
            <ItemPicture item={item} size={56} className="size-7 lg:size-14" />
            {item.kind === 'trait' && item.quantity > 1 && (
              <span
                aria-hidden
                className="absolute right-0 bottom-0 rounded-tag bg-surface px-1 text-xs font-semibold tabular-nums"
              >
                {`×${item.quantity}`}
              </span>
            )}
          </span>
        ))}
        {hidden > 0 && (
          <span aria-hidden className="text-sm font-semibold tabular-nums lg:hidden">
            {`+${hidden}`}
          </span>
        )}
        {coin && (
          <span
            aria-hidden
            translate="no"
            className="text-xs font-semibold whitespace-nowrap tabular-nums max-lg:hidden"
          >
            {`+ ${exactPrice(coin)}`}
          </span>
        )}
        {isEmpty && <span className="text-sm text-muted">Nothing yet</span>}
      </div>
      {!isEmpty && (
        <p className="text-xs wrap-anywhere text-muted max-lg:sr-only lg:line-clamp-6 lg:basis-full">
          {itemsText(items, coin)}
        </p>
      )}
    </section>
  );
}

/** Shows both sides of a trade in little space, to stay in view while items are chosen. */
export function TradeSummary(trade: TradedSides) {
  const { chainId, gives, gets, givenCoin, gotCoin } = trade;
  const { given, got, words, difference, isFarLess } = useTradeValues(trade);
  return (
    <>
      <div className="grid grid-cols-2 divide-x divide-hairline lg:grid-cols-1 lg:divide-x-0 lg:divide-y">
        <Side title="You give" items={gives} coin={givenCoin} chainId={chainId} value={given} />
        <Side title="You get" items={gets} coin={gotCoin} chainId={chainId} value={got} />
      </div>
      <div
        role="status"
        className={cn(
          'text-xs tabular-nums lg:text-sm',
          words && 'max-lg:mt-0.5 lg:border-t lg:border-hairline lg:px-4 lg:py-3',
          isFarLess && 'border-l-4 border-l-danger pl-2 font-semibold lg:border-l-danger lg:pl-3',
        )}
      >
        {words && <span>{words}</span>}
        {difference && (
          <>
            {' '}
            <span className="lg:block">
              <span>{difference.words}</span>{' '}
              <CardEstimate
                price={{ chainId, coin: 'native', amount: String(difference.amount) }}
              />
            </span>
          </>
        )}
      </div>
    </>
  );
}
