import type { WalletAddress } from '../../shared/wallet-address';

/**
 * An address for an encoder: any case is an address here, while viem refuses a mixed case whose
 * checksum is wrong.
 */
export const plainAddress = (address: WalletAddress): WalletAddress =>
  `0x${address.slice(2).toLowerCase()}`;
