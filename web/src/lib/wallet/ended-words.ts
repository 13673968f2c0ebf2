/**
 * How an attempt ends that the wallet layer does not end itself. Apart from its other words, which load
 * with it.
 */
export const ENDED_WORDS = {
  cancelled: 'Canceled. Nothing was signed.',
  disconnected: 'Your wallet is disconnected. Unlock it or check its connection, then try again.',
};
