import { keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

/** The phrase is public on purpose: whoever reads it may sign as the demo collector. */
const DEMO_PHRASE = 'Trait Market demo wallet: public, holds nothing of value';

/** The key of the demo wallet, for a seed that signs in its name. As public as the phrase. */
export const DEMO_KEY: Hex = keccak256(stringToHex(DEMO_PHRASE));

/**
 * The account behind the demo wallet, which really signs. The mock's seed gives it a past, so that
 * a first visitor without a wallet meets a product in use. Never send anything of value to it.
 */
export const demoAccount = (): PrivateKeyAccount => privateKeyToAccount(DEMO_KEY);
