import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '@/lib/app-error';
import { useConnectedAddress } from '@/lib/session/session-context';

import { addSelected, type Outcome, undoAdded } from './add-selected';
import type { Selected } from './selected';

type State =
  | { kind: 'idle' | 'pending' }
  | { kind: 'failed'; words: string }
  | { kind: 'added'; outcome: Outcome }
  | { kind: 'undone'; count: number };

/** Adds the selected traits to the cart, and removes them again on request. */
export const useAddSelected = (selected: Selected) => {
  const queryClient = useQueryClient();
  const buyer = useConnectedAddress();
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    state,
    add: async (): Promise<void> => {
      if (state.kind === 'pending') return;
      setState({ kind: 'pending' });
      try {
        const outcome = await addSelected(queryClient, [...selected.values()], buyer);
        setState({ kind: 'added', outcome });
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
