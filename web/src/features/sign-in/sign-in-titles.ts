/** The titles of the sign-in dialogs (§2). The dialogs' loading placeholder uses them too. */
export const SIGN_IN_TITLES = { terms: 'Terms and policies', wallets: 'Connect a wallet' };
