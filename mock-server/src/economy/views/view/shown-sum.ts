import { LARGEST_UINT256 } from '@trait-market/contract/economy/shared';

/** Returns a sum, or the largest uint256 if the sum exceeds it. */
export const shownSum = (sum: bigint): string =>
  String(sum > LARGEST_UINT256 ? LARGEST_UINT256 : sum);
