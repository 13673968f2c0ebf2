import type { WalletAddress } from '@trait-market/contract/shared';
import { useSyncExternalStore } from 'react';

import { guestAddress } from '@/lib/storage';

/** Never counts as connected (§6); synchronized between tabs. */
export const useFollowedAddress = (): WalletAddress | undefined =>
  useSyncExternalStore(guestAddress.watch, guestAddress.read, () => undefined);
