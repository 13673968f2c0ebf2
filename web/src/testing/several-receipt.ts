import type { Progress } from '@/features/actions/dialog/signing/action-state';
import { severalDone } from '@/features/actions/dialog/outcome/several-done';
import { severalLines, severalOf } from '@/features/actions/dialog/signing/several-lines';
import type { Action } from '@/lib/actions/action';

import { loadActions } from './actions/load-actions';

await loadActions();

export const linesOf = (action: Action, progress: Progress) => {
  const several = severalOf(action, progress);
  if (several === undefined) throw new Error(`${action.kind} has a single receipt.`);
  return severalDone(several, severalLines(several, action, progress));
};
