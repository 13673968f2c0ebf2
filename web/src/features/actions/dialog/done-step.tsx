import type { WalletAddress } from '@trait-market/contract/shared';
import { useLocation } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import type { Action } from '@/lib/actions/action';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { definitionOf } from '../actions';
import { messageOf } from '../messages/signed-messages';
import { hashOf } from '../messages/step';
import type { ActionState, Progress } from './signing/action-state';
import type { ActionStore } from './signing/action-store';
import { severalLines, severalOf } from './signing/several-lines';
import { Done } from './outcome/done';
import { summaryFor } from './outcome/receipt';
import { severalDone } from './outcome/several-done';

const resultLink = ({ steps, at }: Progress) => {
  const step = steps[at];
  return step && messageOf(step).resultLink?.(hashOf(step));
};

const ItemsResult = lazyComponent(
  async () => (await import('../shared/items-result')).ItemsResult,
  { loading: <Skeleton className="h-64 rounded-card" />, Failed: null },
);

/** Loads the receipt's code ahead, because a receipt that grows would move its buttons. */
export const preloadReceipt = (): void => ItemsResult.code.load();

type DoneStepProps = {
  action: Action;
  state: Extract<ActionState, { kind: 'done' }>;
  address: WalletAddress;
  store: ActionStore;
  onStart: (action: Action) => void;
  onClose: () => void;
};

export function DoneStep({ action, state, address, store, onStart, onClose }: DoneStepProps) {
  const canUndo = useFeatureEnabled('constructions') === true;
  const { pathname, search } = useLocation();
  const { summaryOfAll, Result, Next } = definitionOf(action);
  const several = severalOf(action, state);
  const lines = several && severalLines(several, action, state, store.wasCompleted);
  const missed = new Set(lines?.flatMap(({ id, reason }) => (reason === undefined ? [] : id)));
  const isNothingDone = lines !== undefined && missed.size === lines.length;
  const summary =
    several && lines
      ? severalDone(several, lines)
      : (summaryOfAll?.(action, state.steps) ?? summaryFor(state.outcome));
  const isHere = summary.next?.to === pathname + search;
  const result = Result
    ? !isNothingDone && (
        <Result action={action} isMissed={(id) => missed.has(id)} onLeave={onClose} />
      )
    : summary.result && <ItemsResult {...summary.result} onLeave={onClose} />;
  return (
    <Done
      summary={summary}
      next={
        summary.undoneAt !== undefined && canUndo
          ? {
              to: summary.undoneAt,
              label: 'See or undo the change',
              isSecondary: Result !== undefined,
            }
          : (resultLink(state) ?? (isHere ? undefined : summary.next))
      }
      onClose={onClose}
      further={Next && <Next action={action} address={address} onStart={onStart} />}
    >
      {result}
    </Done>
  );
}
