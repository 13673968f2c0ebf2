import type { WalletAddress } from '@trait-market/contract/shared';
import { keccak256, slice, stringToHex } from 'viem';

/** The address that belongs to a name; nobody has its key. */
export const addressNamed = (name: string): WalletAddress =>
  slice(keccak256(stringToHex(name)), 12);
