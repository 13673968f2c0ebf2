import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

import { paths } from '@/config/paths';

import type { ActState } from './act-state';
import type { ActStore } from './act-store';
import type { Remedy } from './refusal-words';
import { StepHeading } from './step-heading';

type RefusedNoticeProps = {
  state: Extract<ActState, { kind: 'refused' }>;
  store: ActStore;
  canEdit: boolean;
  onSignIn: () => void;
  onClose: () => void;
};

const WORDS: Record<Remedy, string> = {
  sign: 'Try again',
  send: 'Send it again',
  review: 'Review it again',
  fill: 'Go back and change it',
  signIn: 'Connect again',
  close: 'Close',
};

/** Why it did not go through, that nothing is lost, and what can be done. */
export function RefusedNotice({ state, store, canEdit, onSignIn, onClose }: RefusedNoticeProps) {
  const { title, words, remedy } = state.refused;
  const act = (): void => {
    switch (remedy) {
      case 'sign':
        return void store.confirm();
      case 'send':
        return void store.sendAgain();
      case 'review':
        return store.reviewAgain();
      case 'fill':
        return canEdit ? store.edit() : onClose();
      case 'signIn':
        return onSignIn();
      case 'close':
        return onClose();
    }
  };
  const label = remedy === 'fill' && !canEdit ? WORDS.close : WORDS[remedy];
  return (
    <div className="grid gap-5">
      <Alert variant="destructive">
        <StepHeading>{title}</StepHeading>
        <AlertDescription className="text-muted">{words}</AlertDescription>
        {state.signature !== undefined && (
          // In another tab: this one keeps what was signed, and can send it again.
          <a
            className="justify-self-start text-sm underline underline-offset-4"
            href={paths.dashboardHistory}
            target="_blank"
            rel="noopener noreferrer"
          >
            Check your activity
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </Alert>
      <Button size="lg" onClick={act}>
        {label}
      </Button>
    </div>
  );
}
