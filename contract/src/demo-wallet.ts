import { keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

/** Public on purpose: anyone who reads the phrase can sign as the demo collector. */
const DEMO_PHRASE = 'Trait Market demo wallet: public, holds nothing of value';

/** The private key, which is as public as the phrase. */
export const DEMO_KEY: Hex = keccak256(stringToHex(DEMO_PHRASE));

/** Returns an account that makes real signatures. Never send anything of value to it. */
export const demoAccount = (): PrivateKeyAccount => privateKeyToAccount(DEMO_KEY);
