/** Separate, because the wallet layer has the other texts and loads later. */
export const ENDED_WORDS = {
  cancelled: 'Canceled. Nothing was signed.',
  disconnected: 'Your wallet is disconnected. Unlock it or check its connection, then try again.',
};
