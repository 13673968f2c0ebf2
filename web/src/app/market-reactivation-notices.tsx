import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { ReactivationToasts } from '@/features/own-orders/reactivation-toasts';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

/** Where the market is open, its makers are told what became of their orders. */
export function MarketReactivationNotices({ address }: { address: WalletAddress }) {
  return useFeatureEnabled('market') === true && <ReactivationToasts address={address} />;
}
