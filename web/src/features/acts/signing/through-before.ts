import type { Progress } from './act-state';

/**
 * What of an act of several signatures is done already when the next one is refused: it stays done, and the
 * person has to know. Undefined where nothing is.
 */
export const throughBefore = (progress: Progress): string | undefined => {
  const { steps, at } = progress;
  const missed = new Set(progress.missed?.map((one) => one.at));
  const bought = steps
    .slice(0, at)
    .filter(({ kind }, position) => kind === 'fulfilment' && !missed.has(position)).length;
  if (bought === 0) return undefined;
  if (steps.at(-1)?.kind !== 'dress')
    return bought === 1
      ? 'What you bought before it is yours.'
      : `The ${bought} traits you bought before it are yours.`;
  const what =
    bought === 1 ? 'The trait you bought first is' : `The ${bought} traits you bought first are`;
  return `${what} yours, loose in your wallet. The avatar hasn’t changed, and no credits were spent.`;
};
