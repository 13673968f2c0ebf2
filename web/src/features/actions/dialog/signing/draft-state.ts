import type { ActionDraft } from './action-draft';
import { isDraw } from '../../messages/round';
import { progressOf, type ActionState, type Progress } from './action-state';

type Whose = Pick<ActionDraft, 'address' | 'action' | 'page' | 'values' | 'labels' | 'signedAt'>;

/** A sent draw that was refused must not be signed again under the same commitment. */
const isUsedDraw = (state: ActionState): boolean => {
  if (state.kind !== 'refused' || state.signature !== undefined) return false;
  const step = state.steps[state.at];
  const { remedy } = state.refused;
  return step !== undefined && isDraw(step) && (remedy === 'fill' || remedy === 'close');
};

export const draftOf = (
  state: ActionState,
  { address, action, page, values, labels, signedAt }: Whose,
): ActionDraft => {
  const progress: Progress = 'steps' in state && !isUsedDraw(state) ? state : { steps: [], at: 0 };
  const { missed, held, settled, freed, bulk, isOneByOne } = progress;
  const signature = 'signature' in state ? state.signature : undefined;
  return {
    address,
    action,
    page,
    values,
    labels,
    steps: [...progress.steps],
    at: progress.at,
    ...(missed === undefined ? {} : { missed: [...missed] }),
    ...(held === undefined ? {} : { held: [...held] }),
    ...(settled === undefined ? {} : { settled: [...settled] }),
    ...(freed === undefined ? {} : { freed }),
    ...(bulk === undefined ? {} : { bulk: { ...bulk } }),
    ...(isOneByOne === undefined ? {} : { isOneByOne }),
    wasAsked: state.kind === 'signing' || state.kind === 'switchingChain',
    ...(signature === undefined ? {} : { signature }),
    ...((signature ?? bulk) === undefined || signedAt === undefined ? {} : { signedAt }),
  };
};

export const stateOf = (draft: ActionDraft | undefined): ActionState => {
  if (draft === undefined || draft.steps.length === 0) return { kind: 'filling' };
  if (draft.at >= draft.steps.length) return { kind: 'filling' };
  const progress = progressOf(draft);
  if (draft.wasAsked) return { kind: 'reviewing', notice: 'reloaded', ...progress };
  return draft.at > 0
    ? { kind: 'reviewing', notice: 'halfway', ...progress }
    : { kind: 'reviewing', ...progress };
};
