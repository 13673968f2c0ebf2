import type { SalePoint } from '@trait-market/contract/economy/traits';

import { LineChart } from '@/components/economy/charts/line-chart';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { dayText } from '@/lib/format/dates';

export function PriceChart({ sales }: { sales: readonly SalePoint[] }) {
  const ordered = sales.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const byAmount = sales.toSorted((one, other) =>
    BigInt(one.price.amount) < BigInt(other.price.amount) ? -1 : 1,
  );
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  const [low, high] = [byAmount.at(0), byAmount.at(-1)];
  if (!first || !last || !low || !high) return null;
  const from = dayText(new Date(first.at));
  const to = dayText(new Date(last.at));
  const words =
    sales.length === 1
      ? `1 sale on ${to} at ${shortPrice(last.price)}`
      : `${sales.length} sales from ${from} to ${to}, between ${shortPrice(low.price)} and ${shortPrice(high.price)}, the last at ${shortPrice(last.price)}`;
  return (
    <LineChart
      amounts={sales.map(({ at, price }) => ({ at, amount: BigInt(price.amount) }))}
      words={words}
      textOf={(amount) => shortPrice({ ...last.price, amount: String(amount) })}
      last="Last"
      hasDots
    />
  );
}
