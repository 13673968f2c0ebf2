import type { WalletAddress } from './shared/wallet-address';

/** Whose the demo wallet is. Apart from its key, so that knowing it costs no cryptography. */
export const DEMO_ADDRESS: WalletAddress = '0x4Fdef08EF16b335fAF5F658A5f4185D81767d4B3';
