import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/**
 * The provider's signing key for permits, which the zone verifies. The mock's key is public and
 * worthless; real zones are deployed with another one.
 */
export const coSigner = privateKeyToAccount(keccak256(stringToHex('Trait Market mock co-signer')));
