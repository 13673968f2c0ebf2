import { LARGEST_UINT256 } from '@trait-market/contract/economy/shared';

/** A sum in the numbers of a chain: one that is beyond them is told as the largest. */
export const shownSum = (sum: bigint): string =>
  String(sum > LARGEST_UINT256 ? LARGEST_UINT256 : sum);
