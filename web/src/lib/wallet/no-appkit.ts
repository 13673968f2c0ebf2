/** Replaces the relay's own dialog, which its SDK would load with half a megabyte. */
export const createAppKit = (): never => {
  throw new Error('The relay draws no dialog of its own here.');
};
