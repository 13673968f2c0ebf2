import * as z from 'zod/mini';

/** Stable codes, from which screens and reports derive their texts. */
export const DrawFaultSchema = z.enum([
  'bad-signature',
  'other-terms',
  'tampered-link',
  'changed-table',
  'wrong-result',
  'late-reveal',
  'stake-kept',
  'drawn-twice',
  'out-of-order',
  'not-the-declared-table',
]);
export type DrawFault = z.infer<typeof DrawFaultSchema>;

export const DRAW_FAULT_WORDS: Readonly<Record<DrawFault, string>> = {
  'bad-signature': 'What it shows as signed isn’t what the wallet signed.',
  'other-terms': 'It was made under another commitment or for another wallet than the one signed.',
  'tampered-link': 'The revealed link isn’t the one that was committed to.',
  'changed-table': 'The table isn’t the one that was signed.',
  'wrong-result': 'The link and the bytes don’t give these traits.',
  'late-reveal': `The link was revealed too late, and the stake wasn’t given back.`,
  'stake-kept': 'The link was never revealed, and the stake wasn’t returned.',
  'drawn-twice': 'The same commitment was drawn from twice.',
  'out-of-order': 'It isn’t in the order in which the draws were signed.',
  'not-the-declared-table': 'The first draw wasn’t made from what the drop was declared to hold.',
};
