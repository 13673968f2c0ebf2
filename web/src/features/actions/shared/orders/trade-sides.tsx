import type { ChainId, Item, Price } from '@trait-market/contract/economy/shared';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { estimateLine } from '@/components/economy/prices/estimate-line';
import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { cn } from '@/lib/cn';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';
import { percentText, shareOf } from '@/lib/format/percent-text';

import { useFloors, type FloorOf } from '../holding/use-floors';

type Value = { floors: bigint; counted: number; unknown: number };

const valueOf = (items: readonly Item[], coin: Price | undefined, floorOf: FloorOf): Value => {
  const value = { floors: BigInt(coin?.amount ?? 0), counted: coin ? 1 : 0, unknown: 0 };
  for (const item of items) {
    const floor = floorOf(item);
    const units = item.kind === 'avatar' ? 1 : item.quantity;
    if (floor) {
      value.floors += BigInt(floor.amount) * BigInt(units);
      value.counted += units;
    } else value.unknown += units;
  }
  return value;
};

/** Returns whether the user gets less than four fifths of what they give, by floor. */
const isFarLess = (gives: Value, gets: Value): boolean =>
  gives.counted > 0 && gets.counted > 0 && gets.floors * 5n < gives.floors * 4n;

/** Compares two sides by floor; undefined if one of them has no floor at all. */
export const comparison = (chainId: ChainId, gives: Value, gets: Value): string | undefined => {
  if (gives.counted === 0 || gets.counted === 0) return undefined;
  const more = gets.floors - gives.floors;
  const text = coinText(chainId, 'native', more < 0n ? -more : more);
  const words =
    more === 0n
      ? 'By floor, both sides are worth the same'
      : `By floor, you get ${text} ${more < 0n ? 'less' : 'more'} than you give`;
  const unknown = gives.unknown + gets.unknown;
  return unknown === 0
    ? `${words}.`
    : `${words}, without ${unknown === 1 ? 'the item that has' : `the ${unknown} items that have`} no floor.`;
};

/** Returns by how much the user gets more or less than they give; undefined if they can't be compared. */
export const differenceOf = (
  gives: Value,
  gets: Value,
): { amount: bigint; words: string } | undefined => {
  if (gives.counted === 0 || gets.counted === 0 || gives.floors === gets.floors) return undefined;
  const isMore = gets.floors > gives.floors;
  const amount = isMore ? gets.floors - gives.floors : gives.floors - gets.floors;
  const share = gives.floors === 0n ? undefined : percentText(shareOf(amount, gives.floors));
  return { amount, words: share === undefined ? '' : `${share} ${isMore ? 'more' : 'less'}` };
};

function ItemFacts({ item, floorOf }: { item: Item; floorOf: FloorOf }) {
  const floor = floorOf(item);
  return (
    <span className="block text-xs text-muted tabular-nums">
      {item.kind === 'trait' ? <RarityWord rarity={item.trait.rarity} /> : 'Avatar'}
      {floor !== undefined && (
        <span className="block">{floor ? `Floor ${shortPrice(floor)}` : 'No floor'}</span>
      )}
    </span>
  );
}

type SideProps = {
  title: string;
  items: readonly Item[];
  coin: Price | undefined;
  floorOf: FloorOf;
  chainId: ChainId;
  value: Value;
};

function Side({ title, items, coin, floorOf, chainId, value: { floors, counted } }: SideProps) {
  const sum: Price = { chainId, coin: 'native', amount: String(floors) };
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2 p-3">
      <div>
        <h3 className="flex flex-wrap justify-between gap-x-2 text-sm">
          <span className="font-semibold">{title}</span>
          {counted > 0 && (
            <span translate="no" className="text-muted tabular-nums">
              {coinText(chainId, 'native', floors)}
            </span>
          )}
        </h3>
        <p className={cn(estimateLine, 'text-right')}>
          {counted > 0 && <CardEstimate price={sum} />}
        </p>
      </div>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={itemKey(item)} className="flex items-center gap-3">
            <ItemPicture item={item} size={56} className="size-14" />
            <span className="min-w-0 text-sm wrap-anywhere">
              <span>{itemsText([item])}</span>
              <ItemFacts item={item} floorOf={floorOf} />
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

type TradeSidesProps = {
  chainId: ChainId;
  gives: readonly Item[];
  gets: readonly Item[];
  /** The coin that the user gives, fees included. */
  givenCoin?: Price | undefined;
  /** The coin that the user gets, after fees. */
  gotCoin?: Price | undefined;
  /** The floors of the user's items without their own listings. */
  givenFloorOf: FloorOf;
};

/** Shows what the user gives and gets, with floors, rarity and both values by floor. */
export function TradeSides({
  chainId,
  gives,
  gets,
  givenCoin,
  gotCoin,
  givenFloorOf,
}: TradeSidesProps) {
  const floorOf = useFloors([...gives, ...gets]);
  const ownFloorOf: FloorOf = (item) => {
    const floor = givenFloorOf(item);
    return floor === undefined ? floorOf(item) : floor;
  };
  const given = valueOf(gives, givenCoin, ownFloorOf);
  const got = valueOf(gets, gotCoin, ownFloorOf);
  const words = comparison(chainId, given, got);
  const difference = differenceOf(given, got);
  return (
    <div className="overflow-hidden rounded-control border border-hairline">
      <div className="grid divide-hairline max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <Side
          title="You give"
          items={gives}
          coin={givenCoin}
          floorOf={ownFloorOf}
          chainId={chainId}
          value={given}
        />
        <Side
          title="You get"
          items={gets}
          coin={gotCoin}
          floorOf={ownFloorOf}
          chainId={chainId}
          value={got}
        />
      </div>
      <div
        role="status"
        className={cn(
          'border-t border-hairline bg-surface-raised px-3 py-2 text-sm tabular-nums empty:hidden',
          isFarLess(given, got) && 'border-l-4 border-l-danger font-semibold',
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
