import type { Act } from '@/lib/acts/act';

import type { Progress } from './act-state';

/** Whether the rest of an act goes on without a step: what is done together is not of one piece. */
export const canBeMissed = (act: Act, { steps, at }: Progress): boolean => {
  const kind = steps[at]?.kind;
  switch (act.kind) {
    case 'buySeveral':
      return kind === 'fulfilment';
    case 'listSeveral':
      return kind === 'order';
    case 'reprice':
      return kind === 'order' && act.lines.length > 1;
    case 'cancel':
      return steps.length > 1;
    default:
      return false;
  }
};
