import { useState } from 'react';

import { errorText } from '@/lib/app-error';
import { type Outcome, undoAdded } from '@/lib/cart/add-several';

type State =
  | { kind: 'idle' | 'pending' }
  | { kind: 'failed'; words: string }
  | { kind: 'added'; outcome: Outcome }
  | { kind: 'undone'; count: number };

/** Adds the selected items to the cart, and removes them again on request. */
export const useAddSelected = (addAll: () => Promise<Outcome>) => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    state,
    add: async (): Promise<void> => {
      if (state.kind === 'pending') return;
      setState({ kind: 'pending' });
      try {
        setState({ kind: 'added', outcome: await addAll() });
      } catch (error) {
        setState({ kind: 'failed', words: `Couldn’t add them to your cart. ${errorText(error)}` });
      }
    },
    undo: (): void => {
      if (state.kind !== 'added') return;
      undoAdded(state.outcome);
      setState({ kind: 'undone', count: state.outcome.added.length });
    },
  };
};
