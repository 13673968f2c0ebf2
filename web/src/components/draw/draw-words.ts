import type { DrawFault } from '@trait-market/contract/economy/draws';

export const drawFaultWords: Record<DrawFault, string> = {
  'bad-signature': 'The signed data it shows isn’t the data the wallet signed.',
  'other-terms':
    'It was made under a different promise, or for a different wallet, than the one signed.',
  'tampered-link': 'The market’s half of the draw isn’t the one it promised.',
  'changed-table': 'The list of possible traits isn’t the one that was signed.',
  'wrong-result': 'Both halves of the draw together lead to different traits.',
  'late-reveal':
    'The market revealed its half of the draw after its 10 minutes were up, and kept what was put in.',
  'stake-kept': 'The market never revealed its half of the draw and kept what was put in.',
  'drawn-twice': 'The same promise was used for two draws.',
  'out-of-order': 'It’s out of order with the other draws.',
  'not-the-declared-table': 'The first draw didn’t use the contents that the drop declared.',
};
