import { useState, type ComponentType } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type Flow = ComponentType<{ onClose: () => void }>;
type State = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'open'; Flow: Flow };

const loadFlow = () => import('./sign-in-flow').then((module): Flow => module.SignInFlow);

/** Connect, and all that follows from pressing it: the policy gate and the sign-in dialog (§4). */
export function ConnectButton({ className }: { className?: string }) {
  const [state, setState] = useState<State>({ kind: 'closed' });

  const open = () => {
    setState({ kind: 'loading' });
    loadFlow().then(
      (Flow) => setState({ kind: 'open', Flow }),
      () => setState({ kind: 'failed' }),
    );
  };

  if (state.kind === 'failed')
    return (
      <Button className={className} onClick={() => window.location.reload()}>
        Reload to connect
      </Button>
    );
  return (
    <>
      <Button className={className} onClick={open} aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && <Spinner />}
        Connect
      </Button>
      {state.kind === 'open' && <state.Flow onClose={() => setState({ kind: 'closed' })} />}
    </>
  );
}
