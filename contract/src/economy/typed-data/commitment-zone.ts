import type { WalletAddress } from '../../shared/wallet-address';

/**
 * Seaport calls this zone contract (`contract/zone`) before each fill. The zone requires a permit
 * from the provider.
 */
export const COMMITMENT_ZONE: WalletAddress = '0x7472616974206d61726b6574207a6f6e65000001';
