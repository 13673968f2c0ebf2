import { useEffect, useState, type RefObject } from 'react';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useCurrentUser } from '@/lib/session/current-user';
import { returnFocus } from '@/lib/return-focus';
import { failureOf, isTokenRefused } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';
import { policy } from '@/lib/storage';

import { Terms } from './terms';
import { Wallets } from './wallets';

type SignInFlowProps = {
  /** The element that opened sign-in. It gets the focus back. */
  opener: RefObject<Element | null>;
  onClose: () => void;
};

/** Returns whether sign-in is complete, so that its dialog can close (§4 Policy gate). */
const useIsSignedIn = (): boolean => {
  const session = useSessionState();
  const user = useCurrentUser();
  return (
    session.kind === 'signedIn' && !isTokenRefused(session) && !user.isPending && !user.isFetching
  );
};

/** One dialog for both steps (§4 Policy gate), so that the focus enters it only once. */
export function SignInFlow({ opener, onClose }: SignInFlowProps) {
  const { cancel, dismissFailure, read } = useSessionStore();
  const [isAccepted, setAccepted] = useState(policy.isAccepted);
  // The failure of the previous session, which doesn't belong to this attempt to sign in.
  const [earlier] = useState(() => failureOf(read()));
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) onClose();
  }, [isSignedIn, onClose]);

  const close = () => {
    cancel();
    // Dismisses only a failure of this attempt; the notice bar still shows that of the previous
    // session.
    if (failureOf(read()) !== earlier) dismissFailure();
    onClose();
  };
  const accept = () => {
    policy.accept();
    setAccepted(true);
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        className="sm:max-w-lg"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener.current);
        }}
      >
        {isAccepted ? <Wallets earlier={earlier} onClose={close} /> : <Terms onAccept={accept} />}
      </DialogContent>
    </Dialog>
  );
}
