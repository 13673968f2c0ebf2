import * as z from 'zod/mini';

/** Stable codes, from which screens and reports derive their messages. */
export const DrawFaultSchema = z.enum([
  'bad-signature',
  'unverifiable-signature',
  'held-back',
  'other-terms',
  'broken-limit',
  'tampered-link',
  'changed-table',
  'wrong-result',
  'other-beacon',
  'old-round',
  'other-round',
  'forged-round',
  'early-reveal',
  'early-return',
  'late-reveal',
  'stake-kept',
  'drawn-twice',
  'out-of-order',
  'not-the-declared-table',
  'unpublished-chain',
  'second-chain',
  'hidden-draw',
  'closed-pool',
  'over-limit',
]);
export type DrawFault = z.infer<typeof DrawFaultSchema>;

export const DRAW_FAULT_MESSAGES: Readonly<Record<DrawFault, string>> = {
  'bad-signature': 'The wallet’s signature doesn’t match the message.',
  'unverifiable-signature':
    'Not checked: only the network of a smart account can check its signature.',
  'held-back':
    'Its round was due more than 10 minutes ago, but isn’t shown. If the beacon’s network has published it, the provider holds the draw back.',
  'other-terms':
    'The draw is listed with another commitment, wallet, network, drop or pool than was signed.',
  'broken-limit': 'A limit of the signed message wasn’t kept, such as its deadline.',
  'tampered-link': 'The revealed link doesn’t match the commitment.',
  'changed-table': 'The table differs from the signed one.',
  'wrong-result': 'The link, the random bytes and the beacon produce other traits.',
  'other-beacon': 'The draw was signed for another beacon than the configured one.',
  'old-round': 'The round was already due when the draw was accepted.',
  'other-round': 'Another round than the signed one decided the draw.',
  'forged-round': 'The beacon didn’t sign this round.',
  'early-reveal': 'The link was revealed before the round was published.',
  'early-return': 'The draw was returned before its round was published.',
  'late-reveal': 'The link was revealed too late, and the stake wasn’t returned.',
  'stake-kept': 'The link was never revealed, and the stake wasn’t returned.',
  'drawn-twice': 'Another draw or refusal used the same commitment.',
  'out-of-order': 'The draws aren’t in the order in which they were signed.',
  'not-the-declared-table': 'The first draw didn’t use the drop’s declared contents.',
  'unpublished-chain': 'The commitment’s hash chain wasn’t published for this wallet beforehand.',
  'second-chain': 'The wallet already had a hash chain with unused links.',
  'hidden-draw': 'A draw before or after this one isn’t listed.',
  'closed-pool': 'The pool had too few different traits to be open.',
  'over-limit': 'The wallet had reached its limit of 24 hours.',
};

/**
 * Returns whether a fault shows that a draw wasn't fair. Others can't be decided from the
 * provider's responses: a smart account's signature, and whether a late beacon is really late.
 */
export const isUnfair = (fault: DrawFault): boolean =>
  fault !== 'unverifiable-signature' && fault !== 'held-back';
