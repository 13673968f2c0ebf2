import { getAddress } from 'viem';

import type { WalletAddress } from './shared/wallet-address';

/** Where the legal texts stand that a login agrees to. Part of what is signed, so it never varies. */
const LEGAL_LINKS = [
  'Terms of use: https://traitmarket.example/terms',
  'Privacy policy: https://traitmarket.example/privacy-policy',
  'NFT licence: https://traitmarket.example/nft-license',
];

/**
 * The `v3` login message: welcome text, legal links, the wallet address and the nonce (§9). The
 * web signs it and the provider verifies it, so it is made of the address, in its EIP-55 form, and
 * the nonce alone.
 *
 * @throws viem's InvalidAddressError when `walletAddress` is none
 */
export const loginMessage = (walletAddress: WalletAddress, nonce: string): string =>
  [
    'Welcome to Trait Market.',
    '',
    'Sign this message to prove that this wallet is yours. It costs nothing and moves nothing.',
    '',
    'By signing in you agree to:',
    ...LEGAL_LINKS,
    '',
    // Any case is an address here, while viem refuses a mixed case whose checksum is wrong.
    `Wallet address: ${getAddress(walletAddress.toLowerCase())}`,
    `Nonce: ${nonce}`,
  ].join('\n');
