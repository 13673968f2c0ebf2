import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import type { Action } from '@/lib/actions/action';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { definitionOf } from '../actions';
import { messageOf } from '../messages/signed-messages';
import { hashOf } from '../messages/step';
import type { ActionState, Progress } from './signing/action-state';
import type { ActionStore } from './signing/action-store';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { severalLines, severalOf } from './signing/several-lines';
import { Done } from './outcome/done';
import { summaryFor } from './outcome/receipt';
import { severalDone } from './outcome/several-done';

const resultOf = ({ steps, at }: Progress) => {
  const step = steps[at];
  if (step === undefined) return {};
  const { resultLink, resultPage } = messageOf(step);
  return { link: resultLink?.(hashOf(step)), page: resultPage?.(hashOf(step)) };
};

/** Opens the page of the result in place of a receipt. */
function OpenPage({ to, onClose }: { to: string; onClose: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to);
    onClose();
  }, [navigate, to, onClose]);
  return <FormSkeleton />;
}

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
      ? severalDone(several, lines, state.settled)
      : (summaryOfAll?.(action, state.steps) ?? summaryFor(state.outcome));
  const isMissed = (id: string): boolean => missed.has(id);
  const isHere = summary.next?.to === pathname + search;
  const result = Result
    ? !isNothingDone && (
        <Result action={action} steps={state.steps} isMissed={isMissed} onLeave={onClose} />
      )
    : summary.result && <ItemsResult {...summary.result} onLeave={onClose} />;
  const { link, page } = resultOf(state);
  if (page !== undefined) return <OpenPage to={page} onClose={onClose} />;
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
          : (link ??
            (isHere
              ? undefined
              : summary.next && { ...summary.next, isSecondary: Boolean(result) }))
      }
      onClose={onClose}
      areSeveral={several !== undefined}
      further={
        Next && (
          <Next
            action={action}
            values={store.values()}
            {...{ address, isMissed, onStart, onClose }}
          />
        )
      }
    >
      {result}
    </Done>
  );
}
