import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { RevivalWatch } from '@/features/own-orders/revival-watch';
import { useIsOpen } from '@/lib/flags/use-is-open';

/** Where the market is open, its makers are told what became of their orders. */
export function OpenRevivals({ address }: { address: WalletAddress }) {
  return useIsOpen('market') === true && <RevivalWatch address={address} />;
}
