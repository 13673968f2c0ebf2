/** Separate from the other texts, because those load later, with the wallet code. */
export const ENDED_WORDS = {
  cancelled: 'Canceled. Nothing was signed.',
  disconnected: 'Your wallet is disconnected. Unlock it or check its connection, then try again.',
};
