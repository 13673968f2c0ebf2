import type { WalletAddress } from '@trait-market/contract/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { Skeleton } from '@/components/ui/skeleton';
import { useRates } from '@/lib/economy/estimates/use-rates';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { avatarValues } from './avatar-values';
import { useWalletValue } from './use-worth';
import { worthAmounts } from './worth-amounts';

/** Shows what a wallet holds is worth in one line, or nothing if it can't be loaded. */
export function WorthTotal({ address }: { address: WalletAddress }) {
  const value = useWalletValue();
  const avatars = useOwnedAvatars(address);
  const isLoading = useRates().kind === 'loading' || value.isPending || avatars.isPending;
  if (isLoading) return <Skeleton className="h-6 w-36 rounded-control" />;
  if (!value.data || !avatars.data) return null;
  const amounts = worthAmounts(value.data.chains, avatarValues(avatars.data), 'floor');
  if (amounts.every(({ amount }) => amount === '0')) return null;
  return (
    <p className="flex items-baseline gap-x-2 whitespace-nowrap">
      <span className="text-sm text-muted max-sm:sr-only">Worth by floor</span>
      <Estimate isMain amounts={amounts} className="font-display" />
    </p>
  );
}
