import { LARGEST_UINT256 } from '@trait-market/contract/economy/shared';

/** Caps a sum at the largest uint256. */
export const shownSum = (sum: bigint): string =>
  String(sum > LARGEST_UINT256 ? LARGEST_UINT256 : sum);
