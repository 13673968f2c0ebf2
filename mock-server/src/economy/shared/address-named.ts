import type { WalletAddress } from '@trait-market/contract/shared';
import { keccak256, slice, stringToHex } from 'viem';

/** Derives an address from a name. No private key belongs to the address. */
export const addressNamed = (name: string): WalletAddress =>
  slice(keccak256(stringToHex(name)), 12);
