/**
 * Stands in for the relay's own dialog, which its SDK would load and which brings half a megabyte.
 * `showQrModal: false` means that nobody calls it.
 */
export const createAppKit = (): never => {
  throw new Error('The relay draws no dialog of its own here.');
};
