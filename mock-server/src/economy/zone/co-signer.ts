import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Signs permits with a key that anyone can derive; real zones trust a different signer. */
export const coSigner = privateKeyToAccount(keccak256(stringToHex('Trait Market mock co-signer')));
