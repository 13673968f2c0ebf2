import type { ChainId, Item, Price } from '@trait-market/contract/economy/shared';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { estimateLine } from '@/components/economy/prices/estimate-line';
import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { cn } from '@/lib/cn';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';

import type { PriceOf } from '@/lib/economy/floors/use-item-prices';
import {
  type TradedSides,
  type TradeValue,
  useTradeValues,
  type Valued,
  valuedItems,
  valuedText,
} from '@/lib/economy/floors/use-trade-values';

function ItemFacts({ item, valued }: { item: Item; valued: Valued | undefined }) {
  return (
    <span className="block text-xs text-muted tabular-nums">
      {item.kind === 'trait' ? <RarityWord rarity={item.trait.rarity} /> : 'Avatar'}
      {valued?.found !== undefined && <span className="block">{valuedText(valued)}</span>}
    </span>
  );
}

type SideProps = {
  title: string;
  items: readonly Item[];
  coin: Price | undefined;
  priceOf: PriceOf;
  chainId: ChainId;
  value: TradeValue;
};

function Side({ title, items, coin, priceOf, chainId, value: { amount, counted } }: SideProps) {
  const valued = valuedItems(items, priceOf);
  const sum: Price = { chainId, coin: 'native', amount: String(amount) };
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2 p-3">
      <div>
        <h3 className="flex flex-wrap justify-between gap-x-2 text-sm">
          <span className="font-semibold">{title}</span>
          {counted > 0 && (
            <span translate="no" className="text-muted tabular-nums">
              {coinText(chainId, 'native', amount)}
            </span>
          )}
        </h3>
        <p className={cn(estimateLine, 'text-right')}>
          {counted > 0 && <CardEstimate price={sum} />}
        </p>
      </div>
      <ul className="grid gap-2">
        {items.map((item, place) => (
          <li key={itemKey(item)} className="flex items-center gap-3">
            <ItemPicture item={item} size={56} className="size-14" />
            <span className="min-w-0 text-sm wrap-anywhere">
              <span>{itemsText([item])}</span>
              <ItemFacts item={item} valued={valued[place]} />
            </span>
          </li>
        ))}
        {coin && (
          <li className="flex items-center gap-3">
            <span className="flex size-14 shrink-0 items-center justify-center rounded-tag bg-surface-raised font-display font-bold">
              +
            </span>
            <span className="min-w-0 text-sm wrap-anywhere">
              <span translate="no" className="font-semibold tabular-nums">
                {exactPrice(coin)}
              </span>
              <span className="block text-xs text-muted">
                <CardEstimate price={coin} />
              </span>
            </span>
          </li>
        )}
      </ul>
      {items.length === 0 && !coin && <p className="text-sm text-muted">Nothing yet</p>}
    </section>
  );
}

/** Shows what the user gives and gets, with rarity, prices and the values of both sides. */
export function TradeSides(trade: TradedSides) {
  const { chainId, gives, gets, givenCoin, gotCoin } = trade;
  const { given, got, words, difference, isFarLess, priceOf } = useTradeValues(trade);
  return (
    <div className="overflow-hidden rounded-control border border-hairline">
      <div className="grid divide-hairline max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <Side
          title="You give"
          items={gives}
          coin={givenCoin}
          priceOf={priceOf}
          chainId={chainId}
          value={given}
        />
        <Side
          title="You get"
          items={gets}
          coin={gotCoin}
          priceOf={priceOf}
          chainId={chainId}
          value={got}
        />
      </div>
      <div
        role="status"
        className={cn(
          'border-t border-hairline bg-surface-raised px-3 py-2 text-sm tabular-nums empty:hidden',
          isFarLess && 'border-l-4 border-l-danger font-semibold',
        )}
      >
        {words && <p>{words}</p>}
        {difference && (
          <p className="h-[1lh] truncate text-xs text-muted">
            <span>{difference.words}</span>{' '}
            <CardEstimate price={{ chainId, coin: 'native', amount: String(difference.amount) }} />
          </p>
        )}
      </div>
    </div>
  );
}
