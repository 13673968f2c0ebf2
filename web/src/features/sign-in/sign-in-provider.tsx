import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';

import { SignInContext } from './sign-in-context';

type Flow = ComponentType<{ onClose: () => void; onReturnFocus: () => void }>;
type State = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'open'; Flow: Flow };

const loadFlow = async (): Promise<Flow> => (await import('./sign-in-flow')).SignInFlow;

/**
 * The one place of the sign-in dialogs, whichever Connect button opens them: they outlive the
 * button, which is gone as soon as somebody is signed in.
 */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const opener = useRef<Element>(null);

  const signIn = useMemo(
    () => ({
      state: state.kind,
      open: () => {
        opener.current = document.activeElement;
        setState({ kind: 'loading' });
        loadFlow().then(
          (Flow) => setState({ kind: 'open', Flow }),
          () => setState({ kind: 'failed' }),
        );
      },
    }),
    [state.kind],
  );

  /** To the button that opened them, or, when that is gone, to the content. */
  const returnFocus = () => {
    const element = opener.current?.isConnected ? opener.current : document.getElementById('main');
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };

  return (
    <SignInContext value={signIn}>
      {children}
      {state.kind === 'open' && (
        <state.Flow onClose={() => setState({ kind: 'closed' })} onReturnFocus={returnFocus} />
      )}
    </SignInContext>
  );
}
