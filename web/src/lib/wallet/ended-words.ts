/**
 * These texts are in a separate file, because the file with the other texts belongs to the wallet
 * code, which loads later.
 */
export const ENDED_WORDS = {
  cancelled: 'Canceled. Nothing was signed.',
  disconnected: 'Your wallet is disconnected. Unlock it or check its connection, then try again.',
};
