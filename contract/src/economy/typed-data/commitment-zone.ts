import type { WalletAddress } from '../../shared/wallet-address';

/**
 * The zone that every order of the market names (`contract/zone`). Seaport asks an order's zone whether it may be
 * filled; ours says yes while the provider permits this very fill, and while every commitment that the zone hash was
 * made of holds.
 */
export const COMMITMENT_ZONE: WalletAddress = '0x7472616974206d61726b6574207a6f6e65000001';
