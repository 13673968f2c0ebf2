import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

/** The phrase is public on purpose: whoever reads it may sign as the demo collector. */
const DEMO_PHRASE = 'Trait Market demo wallet: public, holds nothing of value';

/**
 * The account behind the demo wallet, which really signs. The mock's seed gives it a past, so that
 * a first visitor without a wallet meets a product in use. Never send anything of value to it.
 */
export const demoAccount = (): PrivateKeyAccount =>
  privateKeyToAccount(keccak256(stringToHex(DEMO_PHRASE)));
