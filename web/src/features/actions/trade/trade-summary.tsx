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

/** The number of pictures of a side that fit in one row of a phone. */
const IN_ROW = 3;

type SideProps = {
  title: string;
  items: readonly Item[];
  coin: Price | undefined;
  chainId: ChainId;
  value: TradeValue;
};

function Side({ title, items, coin, chainId, value: { floors, counted } }: SideProps) {
  const isEmpty = items.length === 0 && !coin;
  const hidden = Math.max(0, items.length - IN_ROW);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-1.5 px-2 py-2 max-lg:first:pl-0 max-lg:last:pr-0 sm:px-3 lg:p-4"
    >
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <span className="font-semibold">{title}</span>
        {counted > 0 && (
          <span translate="no" className="text-xs tabular-nums sm:text-sm">
            {coinText(chainId, 'native', floors)}
          </span>
        )}
      </h3>
      <div className="flex min-h-9 flex-wrap items-center gap-1 lg:min-h-14">
        {items.map((item, position) => (
          <span
            key={itemKey(item)}
            className={cn('relative', position >= IN_ROW && 'max-lg:hidden')}
          >
            <ItemPicture item={item} size={56} className="size-9 lg:size-14" />
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
            className="text-xs font-semibold whitespace-nowrap tabular-nums"
          >
            {`+ ${exactPrice(coin)}`}
          </span>
        )}
        {isEmpty && <span className="text-sm text-muted">Nothing yet</span>}
      </div>
      {!isEmpty && (
        <p className="text-xs wrap-anywhere text-muted max-lg:sr-only lg:line-clamp-6">
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
          'min-h-[2lh] text-xs tabular-nums md:min-h-[1lh] lg:min-h-[4lh] lg:border-t lg:border-hairline lg:px-4 lg:py-3 lg:text-sm',
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
