/** Replaces the relay's own dialog, which would load half a megabyte of code. */
export const createAppKit = (): never => {
  throw new Error('The relay draws no dialog of its own here.');
};
