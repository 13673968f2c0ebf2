import type { WalletAddress } from '../../shared/wallet-address';

/**
 * The zone of every order (`contract/zone`). Seaport calls it before each fill; it requires a
 * permit by the provider for the fill, and that every commitment in the zone hash holds.
 */
export const COMMITMENT_ZONE: WalletAddress = '0x7472616974206d61726b6574207a6f6e65000001';
