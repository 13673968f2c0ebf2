import type { WalletAddress } from '@trait-market/contract/shared';
import { useSyncExternalStore } from 'react';

import { guestAddress } from '@/lib/storage';

/** Returns the address that a guest follows. It never counts as connected (§6). */
export const useFollowedAddress = (): WalletAddress | undefined =>
  useSyncExternalStore(guestAddress.watch, guestAddress.read, () => undefined);
