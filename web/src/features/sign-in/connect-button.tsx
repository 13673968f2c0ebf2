import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

import { useSignIn } from './sign-in-context';

type ConnectButtonProps = { size?: 'sm' | 'default'; className?: string };

/** Connect: leads to the policy gate and the sign-in dialog (§4 Policy gate). */
export function ConnectButton({ size = 'default', className }: ConnectButtonProps) {
  const { state, open } = useSignIn();

  if (state === 'failed')
    return (
      <Button size={size} className={className} onClick={() => window.location.reload()}>
        Reload to connect
      </Button>
    );
  return (
    <Button size={size} className={className} onClick={open} aria-busy={state === 'loading'}>
      {state === 'loading' && <Spinner />}
      Connect
    </Button>
  );
}
