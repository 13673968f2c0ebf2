import type { WalletAddress } from '../../shared/wallet-address';

/** Seaport calls this zone (`contract/zone`) before each fill; it requires a provider's permit. */
export const COMMITMENT_ZONE: WalletAddress = '0x7472616974206d61726b6574207a6f6e65000001';
