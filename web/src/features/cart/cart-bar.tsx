import { Estimate } from '@/components/economy/prices/estimate';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import type { Line } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { chosenText } from './chosen-text';
import { shortText, unwrapText } from './funds';
import type { CartFunds } from './use-funds';

type CartBarProps = { lines: readonly Line[]; isWaiting: boolean; funds: CartFunds };

/** The total and the Buy button at the bottom edge of phones, where the total is far below. */
export function CartBar({ lines, isWaiting, funds: { sums, missing } }: CartBarProps) {
  const { start } = useActions();
  if (lines.length === 0) return null;
  return (
    <section
      aria-label="Buy your cart"
      className="buy-bar sticky bottom-0 z-notice -mx-4 mt-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-hairline bg-surface px-4 py-2 sm:hidden"
    >
      {missing.map((funds) => (
        <p key={funds.chainId} className="w-full text-xs">
          {funds.shortage.isShort ? `${shortText(funds)}.` : unwrapText(funds)}
        </p>
      ))}
      <p className="mr-auto min-w-0 flex-1">
        <span translate="no" className="block leading-tight font-semibold">
          {sums
            .map(({ chainId, amount }) => coinText(chainId, 'native', BigInt(amount)))
            .join(' + ')}
        </span>
        <Estimate amounts={sums} className="text-xs" />
      </p>
      <Button
        disabled={isWaiting}
        className="shrink-0"
        onClick={() => start({ kind: 'buySeveral', lines: [...lines] })}
      >
        {`Buy ${chosenText(lines)}`}
      </Button>
    </section>
  );
}
