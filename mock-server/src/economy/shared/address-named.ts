import type { WalletAddress } from '@trait-market/contract/shared';
import { keccak256, slice, stringToHex } from 'viem';

/** Derives an address without a private key from a name. */
export const addressNamed = (name: string): WalletAddress =>
  slice(keccak256(stringToHex(name)), 12);
