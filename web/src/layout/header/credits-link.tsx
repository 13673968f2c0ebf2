import { creditBalance } from '@trait-market/contract/v1/credits';
import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';

/** Shows the credit balance, or 0 if it can't be fetched (§9). */
export function CreditsLink() {
  const { data, isPending } = useCredits();
  return (
    <Link
      to={paths.dashboardCredits}
      className={buttonVariants({ variant: 'ghost', className: 'max-xxl:px-2' })}
    >
      <Coins aria-hidden className="text-muted" />
      <span>
        <span className="sr-only">{isPending ? 'Loading credits' : 'Credits '}</span>
        {/* Reserves the width of three digits, to avoid a layout shift for most balances. */}
        <span className="inline-block min-w-[3ch] tabular-nums">
          {isPending ? (
            <Skeleton className="rounded-control">&nbsp;</Skeleton>
          ) : (
            creditBalance(data)
          )}
        </span>
      </span>
    </Link>
  );
}
