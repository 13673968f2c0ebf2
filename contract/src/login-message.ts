import { getAddress } from 'viem';

import type { WalletAddress } from './shared/wallet-address';

/** The base of the legal links in a local installation: the address of `npm start`. */
export const LOCAL_LEGAL_LINKS_BASE = 'http://localhost:4000';

/** Ends the error message "must be …" for a base that {@link isLegalLinksBase} rejects. */
export const LEGAL_LINKS_BASE_WORDS =
  'an http or https address without a user, query or fragment, such as https://market.example.com';

/** Returns whether a string is a usable base of the legal links. */
export const isLegalLinksBase = (text: string): boolean =>
  /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text);

const LEGAL_PAGES = {
  'Terms of use': 'terms',
  'Privacy policy': 'privacy-policy',
  'NFT license': 'nft-license',
} as const;

/**
 * Returns the `v3` login message (§9).
 * @throws when the wallet address or the base is invalid
 */
export const loginMessage = (
  walletAddress: WalletAddress,
  nonce: string,
  legalLinksBase: string,
): string => {
  const folder = legalLinksBase.endsWith('/') ? legalLinksBase : `${legalLinksBase}/`;
  return [
    'Welcome to Trait Market.',
    '',
    'Sign this message to prove that this wallet is yours. It costs nothing and moves nothing.',
    '',
    'By signing in you agree to:',
    ...Object.entries(LEGAL_PAGES).map(
      ([label, page]) => `${label}: ${new URL(page, folder).href}`,
    ),
    '',
    // The address is lower-cased first, because viem rejects mixed case unless the checksum is
    // correct.
    `Wallet address: ${getAddress(walletAddress.toLowerCase())}`,
    `Nonce: ${nonce}`,
  ].join('\n');
};
