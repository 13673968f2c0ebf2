/** Names of the dialogs of sign-in (§2), which what stands in for them while they load has too. */
export const SIGN_IN_TITLES = { terms: 'Terms and policies', wallets: 'Connect a wallet' };
