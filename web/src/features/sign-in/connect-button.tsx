import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

import { useSignIn } from './sign-in-context';

type ConnectButtonProps = {
  variant?: 'default' | 'outline';
  size?: 'sm' | 'default';
  className?: string;
};

/** Opens sign-in, which starts with the policy gate (§4 Policy gate). */
export function ConnectButton(look: ConnectButtonProps) {
  const { state, open } = useSignIn();

  return (
    <Button {...look} onClick={open} aria-busy={state === 'loading'}>
      {state === 'loading' && <Spinner />}
      <span>Connect</span>
    </Button>
  );
}
