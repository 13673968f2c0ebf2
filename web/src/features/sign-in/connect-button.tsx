import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

import { useSignIn } from './sign-in-context';

/** Connect: leads to the policy gate and the sign-in dialog (§4 Policy gate). */
export function ConnectButton({ className }: { className?: string }) {
  const { state, open } = useSignIn();

  if (state === 'failed')
    return (
      <Button className={className} onClick={() => window.location.reload()}>
        Reload to connect
      </Button>
    );
  return (
    <Button className={className} onClick={open} aria-busy={state === 'loading'}>
      {state === 'loading' && <Spinner />}
      Connect
    </Button>
  );
}
