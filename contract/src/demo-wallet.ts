import { keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

/** Public on purpose: anyone who reads the phrase can sign as the demo collector. */
const DEMO_PHRASE = 'Trait Market demo wallet: public, holds nothing of value';

/**
 * The demo wallet's private key, used by the seed to sign orders. It is as public as the phrase.
 */
export const DEMO_KEY: Hex = keccak256(stringToHex(DEMO_PHRASE));

/**
 * Returns the demo wallet's account, which makes real signatures. The mock seeds it with holdings
 * and orders for visitors without a wallet. Never send anything of value to it.
 */
export const demoAccount = (): PrivateKeyAccount => privateKeyToAccount(DEMO_KEY);
