import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/**
 * Whose signature the zone asks for: the provider's. The mock's key is in this line for everybody to read, and worth
 * nothing: a zone is deployed with another one.
 */
export const coSigner = privateKeyToAccount(keccak256(stringToHex('Trait Market mock co-signer')));
