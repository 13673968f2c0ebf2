import { CHAINS } from '@trait-market/contract/economy/shared';

import type { ReactNode } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';

import { bySignature } from '../../messages/bulk';
import type { ActionState } from './action-state';
import type { ActionStore } from './action-store';

type Waiting = Extract<ActionState, { kind: 'switchingChain' | 'signing' | 'sending' }>;

/** Returns the current signature's number among all of them, such as "2 of 3 ". */
const numberOf = ({ steps, at, isOneByOne }: Waiting): string => {
  const all = bySignature({ steps, at: 0, isOneByOne });
  if (all.length < 2) return '';
  const before = bySignature({ steps: steps.slice(0, at + 1), at: 0, isOneByOne });
  return `${before.length} of ${all.length} `;
};

const wordsOf = (state: Waiting): { title: string; words: string } => {
  const of = numberOf(state);
  switch (state.kind) {
    case 'switchingChain':
      return {
        title: `Switch to ${CHAINS[state.to].name} in your wallet`,
        words: 'Your wallet is on another network. After you switch, it’ll ask you to sign.',
      };
    case 'signing':
      if (state.isChecking)
        return { title: 'Checking your signature…', words: 'This takes a moment.' };
      return {
        title: `Sign ${of}in your wallet`,
        words: 'Compare what it shows with what you just read. Signing costs no gas.',
      };
    case 'sending':
      if (state.isPaused)
        return {
          title: `Publishing ${state.at + 1} of ${state.steps.length}…`,
          words:
            'The market limits how many orders you can send per minute. This continues automatically within two minutes, without another signature.',
        };
      if (state.bulk && !state.isAgain)
        return {
          title: `Publishing ${state.at + 1} of ${state.steps.length}…`,
          words: 'Your wallet won’t ask again for these.',
        };
      return state.isAgain
        ? {
            title: 'Sending your signature again',
            words: 'It can only take effect once. Your wallet won’t ask again.',
          }
        : {
            title: `${of === '' ? 'Signed' : `${of}signed`}. ${state.steps[state.at]?.kind === 'order' ? 'Publishing' : 'Sending'}…`,
            words: 'This takes a moment.',
          };
  }
};

/** With more steps than this, a bar shows the progress. */
const MAX_UNCOUNTED = 2;

type PendingProps = {
  state: Waiting;
  store: ActionStore;
  /** A description of the message that the wallet shows. */
  children?: ReactNode;
};

export function PendingNotice({ state, store, children }: PendingProps) {
  const { title, words } = wordsOf(state);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex gap-3">
        <Spinner className="mt-1 size-5 shrink-0" aria-label="Waiting" />
        <div className="grid gap-1">
          <FocusedHeading key={title}>{title}</FocusedHeading>
          <p className="text-sm text-muted">{words}</p>
        </div>
      </div>
      {state.steps.length > MAX_UNCOUNTED && (
        <progress
          aria-label="Signatures"
          value={state.at}
          max={state.steps.length}
          className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
      {children}
      {(state.kind !== 'sending' || state.isPaused) && (
        <DialogActions>
          <Button size="lg" variant="outline" className="grow" onClick={store.stopWaiting}>
            Stop waiting
          </Button>
        </DialogActions>
      )}
    </div>
  );
}
