/**
 * Replaces the dialog of the wallet relay. Its SDK would load the original with half a megabyte of
 * code.
 */
export const createAppKit = (): never => {
  throw new Error('The relay draws no dialog of its own here.');
};
