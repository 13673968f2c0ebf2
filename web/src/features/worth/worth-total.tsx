import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { Estimate } from '@/components/economy/prices/estimate';
import { Skeleton } from '@/components/ui/skeleton';
import { revealPath } from '@/lib/economy/draws/sealed/match-sealed';
import { useUnrevealed } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useRates } from '@/lib/economy/estimates/use-rates';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { avatarValues } from './avatar-values';
import { useWalletValue } from './use-worth';
import { itemsLeftOut, WORTH_NAMES, worthAmounts } from './worth-amounts';

/**
 * Shows what a wallet holds is worth by floor and what open offers pay for it, or nothing if they
 * can't be loaded. Hidden while a draw isn't revealed, because it would name the worth of its result.
 */
export function WorthTotal({ address }: { address: WalletAddress }) {
  const value = useWalletValue();
  const avatars = useOwnedAvatars(address);
  const rates = useRates().kind;
  const { draw, isLoading: isSealing } = useUnrevealed(address);
  const isLoading = rates === 'loading' || value.isPending || avatars.isPending || isSealing;
  if (isLoading) return <Skeleton className="h-16 w-72 rounded-control max-sm:w-full" />;
  if (draw)
    return (
      <p className="text-sm text-muted">
        To see the worth,{' '}
        <Link to={revealPath(draw)} className="accent-underline">
          reveal what came out
        </Link>
        .
      </p>
    );
  if (!value.data || !avatars.data || rates !== 'fresh') return null;
  const { chains } = value.data;
  const values = avatarValues(avatars.data);
  if (worthAmounts(chains, values, 'floor').every(({ amount }) => amount === '0')) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 max-sm:w-full sm:text-right">
      {(['floor', 'bestOffer'] as const).map((by) => (
        <div key={by} className="grid min-w-0 content-start">
          <dt className="text-xs text-muted">{WORTH_NAMES[by]}</dt>
          <dd>
            <Estimate
              isMain
              amounts={worthAmounts(chains, values, by)}
              className="font-display text-base"
            />
          </dd>
          <dd className="mt-1 h-4 text-xs text-muted tabular-nums">
            {itemsLeftOut(chains, values, by)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
