import type { Gain, GainTotal } from '@trait-market/contract/economy/worth';

import { Day } from '@/components/economy/activity/day';

import { cn } from '@/lib/cn';
import { displayPrice } from '@/lib/economy/amounts/set-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { editionsText } from '@/lib/format/editions-text';

type Chain = Pick<Gain, 'chainId'>;

export const priceOf = ({ chainId }: Chain, amount: string) => ({
  chainId,
  coin: 'native' as const,
  amount,
});

/** Shows a gain in green with a plus, a loss in red with a minus. */
export function GainResult({ of, amount }: { of: Chain; amount: string }) {
  const isLoss = amount.startsWith('-');
  const price = priceOf(of, amount.replace('-', ''));
  const text = displayPrice(price);
  const exact = exactPrice(price);
  const sign = isLoss ? '−' : '+';
  return (
    <span
      title={text === exact ? undefined : `${amount === '0' ? '' : sign}${exact}`}
      className={cn(
        'whitespace-nowrap',
        amount !== '0' && (isLoss ? 'text-danger' : 'text-success'),
      )}
    >
      {amount === '0' ? '' : sign}
      <span>{text}</span>
    </span>
  );
}

const leftOutText = ({ withoutPrice, withoutPriceEditions }: GainTotal): string | undefined => {
  if (withoutPrice === '0' && !withoutPriceEditions) return undefined;
  if (withoutPriceEditions === undefined) return 'Leaves out sales without a known cost.';
  return `Leaves out ${editionsText(withoutPriceEditions)} sold without a known cost. Minted items have no cost basis.`;
};

/** Says since when a result counts sales, and which ones it leaves out. */
export function ResultNote({ total }: { total: GainTotal }) {
  const leftOut = leftOutText(total);
  return (
    <>
      {total.since && (
        <span>
          Since <Day at={total.since} />, after fees.
        </span>
      )}{' '}
      {leftOut !== undefined && <span>{leftOut}</span>}
    </>
  );
}
