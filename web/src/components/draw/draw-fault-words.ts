import type { LogFault } from '@trait-market/contract/economy/draw-checks';
import type { DrawFault } from '@trait-market/contract/economy/draws';

export const drawFaultWords: Record<DrawFault, string> = {
  'bad-signature': 'The published data isn’t what the wallet signed.',
  'unverifiable-signature':
    'Signed by a smart account: its signature was checked by its network, not by your browser.',
  'held-back': 'The public random number that decides it isn’t shown, long after it was due.',
  'other-terms':
    'It’s listed with another commitment, wallet, network, drop or pool than was signed.',
  'broken-limit': 'It was accepted outside the limits that were signed.',
  'tampered-link': 'The market’s part of the draw isn’t the one it committed to.',
  'changed-table': 'The list of possible traits isn’t the one that was signed.',
  'wrong-result': 'The parts of the draw lead to different traits.',
  'other-beacon': 'It was signed for another beacon than this site trusts.',
  'old-round': 'The public random number was known already when the market accepted the draw.',
  'other-round': 'Another public random number than the signed one decided it.',
  'forged-round': 'The public random number isn’t the beacon’s.',
  'early-reveal': 'The market revealed its part before the public random number was published.',
  'early-return': 'The market gave back what was put in before the result could be known.',
  'late-reveal':
    'The market revealed its part of the draw after its 10 minutes were up, and kept what was put in.',
  'stake-kept': 'The market never revealed its part of the draw and kept what was put in.',
  'drawn-twice': 'The same commitment was used for two draws.',
  'out-of-order': 'It isn’t in order with the market’s other draws.',
  'not-the-declared-table': 'The first draw didn’t use the contents that the drop declared.',
  'unpublished-chain': 'The market didn’t publish this wallet’s commitments before the draw.',
  'second-chain': 'The market had several series of commitments for this wallet, to choose from.',
  'hidden-draw': 'The market doesn’t list a draw before or after this one.',
  'closed-pool': 'The pool had too few different traits to be open.',
  'over-limit': 'The wallet had reached its limit of draws in 24 hours.',
};

export const logFaultWords: Record<LogFault, string> = {
  'not-logged':
    'The market’s public log doesn’t have this draw, or the market’s receipt for it isn’t valid.',
  'shifted-time': 'The market backdated the draw to before a log head it had already signed.',
  'bad-receipt': 'Its receipt isn’t the signed entry of the market’s log.',
  'other-site': 'It was signed for another site.',
  'wrong-count': 'The number of sold packs or returned draws doesn’t match the market’s log.',
  'false-refusal': 'The market refused a draw for a reason that its own log contradicts.',
  'unexplained-pool': 'The market’s log doesn’t explain what’s in the pool.',
  'split-log':
    'The market’s log isn’t a continuation of the one that your browser saw before: entries were removed, changed or hidden from you.',
  'other-signer': 'The market’s log is signed with another key than before.',
  'bad-log': 'The market didn’t sign the log that it shows, or it isn’t valid.',
};
