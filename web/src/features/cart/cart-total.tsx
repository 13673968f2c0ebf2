import { CHAINS, type Price } from '@trait-market/contract/economy/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import type { Line } from '@/lib/actions/action';
import { cn } from '@/lib/cn';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { feeRows } from '@/lib/economy/orders/lines';

import { chosenText } from './chosen-text';
import { FundsNotice } from './funds-notice';
import type { CartFunds } from './use-funds';

/** Sums amounts on two chains as an estimate, because their currencies differ. */
function Together({ amounts }: { amounts: readonly Price[] }) {
  const estimate = useEstimate(amounts);
  if (estimate.kind === 'none') return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 px-4 text-sm">
      <span className="text-muted">Together</span>
      <Estimate amounts={amounts} />
    </p>
  );
}

/** Has the height of the sums of as many networks. */
function SumsLoading({ networks }: { networks: number }) {
  return (
    <>
      {Array.from({ length: networks }, (_, position) => (
        <Skeleton key={position} className="h-42 w-full rounded-control" />
      ))}
      {networks > 1 && <Skeleton className="h-6 w-full rounded-control" />}
    </>
  );
}

type CartTotalProps = {
  lines: readonly Line[];
  /** The number of networks of the cart's lines, including those whose listings haven't loaded. */
  networks: number;
  isWaiting: boolean;
  funds: CartFunds;
  className: string;
};

export function CartTotal({
  lines,
  networks,
  isWaiting,
  funds: { sums, missing, isLoading },
  className,
}: CartTotalProps) {
  const { start } = useActions();
  // The sums appear together with the missing funds, so that nothing moves.
  const shown = isLoading ? [] : sums;
  return (
    <section
      aria-label="Total"
      className={cn(
        'grid gap-4 rounded-card border border-hairline bg-surface p-5 lg:sticky lg:top-24',
        className,
      )}
    >
      {shown.map(({ chainId, amount }) => {
        const own = lines.filter(({ order }) => order.chainId === chainId);
        const funds = missing.find((one) => one.chainId === chainId);
        return (
          <div key={chainId} className="grid gap-1.5">
            <h2 className="text-sm text-muted">On {CHAINS[chainId].name}</h2>
            <AmountRows
              rows={[
                ...feeRows(chainId, own),
                {
                  label: 'You pay',
                  value: (
                    <span className="grid justify-items-end">
                      <span translate="no">{coinText(chainId, 'native', BigInt(amount))}</span>
                      <Estimate amounts={[{ chainId, amount }]} className="text-sm font-normal" />
                    </span>
                  ),
                  isSum: true,
                },
              ]}
            />
            {funds && <FundsNotice funds={funds} />}
          </div>
        );
      })}
      {shown.length > 1 && <Together amounts={shown} />}
      {shown.length > 0 && <EstimateNote />}
      {((lines.length === 0 && isWaiting) || isLoading) && <SumsLoading networks={networks} />}
      {lines.length === 0 && !isWaiting && (
        <p className="text-sm text-muted">Nothing in your cart can be bought right now.</p>
      )}
      <Button
        size="lg"
        className={lines.length === 0 ? '' : 'max-sm:hidden'}
        disabled={lines.length === 0 || isWaiting}
        onClick={() => start({ kind: 'buySeveral', lines: [...lines] })}
      >
        {lines.length === 0 ? 'Buy' : `Buy ${chosenText(lines)}`}
      </Button>
      <p className="text-xs text-muted">
        {lines.length > 0 && (
          <span>
            {sums.length > 1
              ? 'Your wallet signs once for each network.'
              : 'One signature buys them all.'}{' '}
          </span>
        )}
        <span>
          If one can’t be bought, you pay nothing for it, and the others still go through.
        </span>
      </p>
    </section>
  );
}
