import type { Progress } from './act-state';

/**
 * What of an act of several signatures is done already when the next one is refused: it stays done, and the
 * person has to know. Undefined where nothing is.
 */
export const throughBefore = ({ steps, at }: Progress): string | undefined => {
  if (steps.at(-1)?.kind !== 'dress') return undefined;
  const bought = steps.slice(0, at).filter(({ kind }) => kind === 'fulfilment').length;
  if (bought === 0) return undefined;
  const what =
    bought === 1 ? 'The trait you bought first is' : `The ${bought} traits you bought first are`;
  return `${what} yours, loose in your wallet. The avatar hasn’t changed, and no credits were spent.`;
};
