import type { Gain, GainTotal } from '@trait-market/contract/economy/worth';

import { Day } from '@/components/economy/activity/day';

import { cn } from '@/lib/cn';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { editionsText } from '@/lib/format/editions-text';
import { grouped } from '@/lib/format/grouped';

type Chain = Pick<Gain, 'chainId'>;

export const priceOf = ({ chainId }: Chain, amount: string) => ({
  chainId,
  coin: 'native' as const,
  amount,
});

type GainResultProps = {
  of: Chain;
  amount: string;
  /** Whether sales are left out of the result, which can then be neither a gain nor a loss (E595). */
  isPartial: boolean;
};

/** Shows a gain in green with a plus, a loss in red with a minus, and a partial result in neither color. */
export function GainResult({ of, amount, isPartial }: GainResultProps) {
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
        amount !== '0' && !isPartial && (isLoss ? 'text-danger' : 'text-success'),
      )}
    >
      {amount === '0' ? '' : sign}
      <span>{text}</span>
    </span>
  );
}

/** Returns whether a network's result leaves out sales without a known cost. */
export const isPartial = ({ withoutPrice, withoutPriceEditions = 0 }: GainTotal): boolean =>
  withoutPrice !== '0' || withoutPriceEditions > 0;

const leftOutText = (total: GainTotal): string | undefined => {
  const { withoutPriceEditions } = total;
  if (!isPartial(total)) return undefined;
  if (withoutPriceEditions === undefined) return 'Leaves out sales without a known cost.';
  return `Leaves out ${editionsText(withoutPriceEditions)} sold without a known cost. Minted items have no cost basis.`;
};

/** Says how many of all sold editions a partial result counts: "Of 12 of 87 sold". */
const countedText = ({ soldEditions, withoutPriceEditions }: GainTotal): string | undefined =>
  soldEditions !== undefined && withoutPriceEditions
    ? `Of ${grouped(soldEditions - withoutPriceEditions)} of ${grouped(soldEditions)} sold`
    : undefined;

/** Says how many sales a result counts and since when, and which ones it leaves out. */
export function ResultNote({ total }: { total: GainTotal }) {
  const counted = countedText(total);
  const leftOut = leftOutText(total);
  return (
    <>
      {total.since ? (
        <span>
          <span>{counted === undefined ? 'Since' : `${counted} since`}</span>{' '}
          <Day at={total.since} />, after fees.
        </span>
      ) : (
        counted !== undefined && <span>{`${counted}, after fees.`}</span>
      )}{' '}
      {leftOut !== undefined && <span>{leftOut}</span>}
    </>
  );
}
