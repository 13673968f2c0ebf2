import type { Progress } from '@/features/actions/dialog/signing/act-state';
import { severalDone } from '@/features/actions/dialog/outcome/several-done';
import { severalLines, severalOf } from '@/features/actions/dialog/signing/several-lines';
import type { Act } from '@/lib/acts/act';

/** The receipt of an action on several things. */
export const linesOf = (act: Act, progress: Progress) => {
  const several = severalOf(act, progress);
  if (several === undefined) throw new Error(`${act.kind} has a single receipt.`);
  return severalDone(several, severalLines(several, act, progress));
};
