import type { Gain } from '@trait-market/contract/economy/worth';

import { cn } from '@/lib/cn';
import { shortPrice } from '@/lib/economy/amounts/short-price';

type Chain = Pick<Gain, 'chainId'>;

export const priceOf = ({ chainId }: Chain, amount: string) => ({
  chainId,
  coin: 'native' as const,
  amount,
});

/** Shows a gain in green with a plus, a loss in red with a minus. */
export function GainResult({ of, amount }: { of: Chain; amount: string }) {
  const isLoss = amount.startsWith('-');
  const text = shortPrice(priceOf(of, amount.replace('-', ''))).replace('≈\u00A0', '');
  const sign = isLoss ? '−' : '+';
  return (
    <span
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
