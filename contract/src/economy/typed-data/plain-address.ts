import type { WalletAddress } from '../../shared/wallet-address';

/** Lower-cases an address, because viem rejects mixed case unless the checksum is correct. */
export const plainAddress = (address: WalletAddress): WalletAddress =>
  `0x${address.slice(2).toLowerCase()}`;
