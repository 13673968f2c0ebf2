import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Signs permits with a public, worthless key; real zones are deployed with another one. */
export const coSigner = privateKeyToAccount(keccak256(stringToHex('Trait Market mock co-signer')));
