import type { Notice } from '@trait-market/contract/economy/wallet-orders';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { seenReactivations } from '@/lib/storage';

const separator = ' until ';

/** Of these notices, those that the holder of the address was not told in this browser yet. */
export const unseen = (address: WalletAddress, notices: readonly Notice[]): Notice[] => {
  const [whose, until = ''] = (seenReactivations.read() ?? '').split(separator);
  const told = whose === address.toLowerCase() ? Date.parse(until) : Number.NaN;
  return notices.filter(({ at }) => Number.isNaN(told) || Date.parse(at) > told);
};

/** Notes that they were told. */
export const markSeen = (address: WalletAddress, notices: readonly Notice[]): void => {
  const latest = Math.max(...notices.map(({ at }) => Date.parse(at)));
  if (Number.isFinite(latest))
    seenReactivations.write(
      `${address.toLowerCase()}${separator}${new Date(latest).toISOString()}`,
    );
};
