import type { WalletAddress } from '@trait-market/contract/shared';
import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import { isReachable, useFeature } from '@/lib/flags/use-feature-enabled';
import { creditBalance } from '@trait-market/contract/v1/credits';
import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';
import { networkLost } from '@/lib/offline/network';
import { useStore } from '@/lib/use-store';

/** Shows the credit balance, 0 if it can't be fetched (§9), and a dash for an unknown one offline. */
function CreditsLink() {
  const { data, isPending } = useCredits();
  const isOffline = useStore(networkLost, false);
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
          ) : isOffline && data === undefined ? (
            <>
              <span className="sr-only">unknown</span>
              <span aria-hidden>–</span>
            </>
          ) : (
            creditBalance(data)
          )}
        </span>
      </span>
    </Link>
  );
}

const placeholder = <Skeleton className="size-10 rounded-control" />;
const NoticeBell = lazyComponent(
  async () => (await import('@/features/notices/notice-bell')).NoticeBell,
  { loading: placeholder, Failed: null },
);

export function AccountLinks({ address }: { address: WalletAddress }) {
  const market = useFeature('market');
  return (
    <>
      <CreditsLink />
      {market.isEnabled === undefined && !market.retry && placeholder}
      {isReachable(market) && <NoticeBell key={address} address={address} />}
    </>
  );
}
