import type { WalletAddress } from './shared/wallet-address';

/**
 * The demo wallet's address, in a file without its key, so that importing it loads no cryptography.
 */
export const DEMO_ADDRESS: WalletAddress = '0x4Fdef08EF16b335fAF5F658A5f4185D81767d4B3';

/** The address of the smart account that the demo wallet's key signs for. */
export const DEMO_SMART_ADDRESS: WalletAddress = '0xa02e3b6625B5D5b5DDE206bC4A04b35472f1F303';
