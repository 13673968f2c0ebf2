import type { WalletAddress } from '../../shared/wallet-address';

/** Lower-cases an address, because viem rejects mixed case with a wrong checksum. */
export const plainAddress = (address: WalletAddress): WalletAddress =>
  `0x${address.slice(2).toLowerCase()}`;
