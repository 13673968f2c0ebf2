/** Titles of the sign-in dialogs (§2) and of their loading placeholder. */
export const SIGN_IN_TITLES = { terms: 'Terms and policies', wallets: 'Connect a wallet' };
