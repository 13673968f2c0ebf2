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
  /** What opened it, which gets the focus back. */
  opener: RefObject<Element | null>;
  onClose: () => void;
};

/** Connected, not loading, and a token exists: then the dialog closes by itself (§4 Policy gate). */
const useIsSignedIn = (): boolean => {
  const session = useSessionState();
  const user = useCurrentUser();
  return (
    session.kind === 'signedIn' && !isTokenRefused(session) && !user.isPending && !user.isFetching
  );
};

/**
 * The policy gate, then the wallets (§4 Policy gate). Both are drawn in one dialog, so that the
 * focus has one way in and one way back.
 */
export function SignInFlow({ opener, onClose }: SignInFlowProps) {
  const { cancel, dismissFailure, read } = useSessionStore();
  const [isAccepted, setAccepted] = useState(policy.isAccepted);
  // What ended an earlier session is no failure of the attempt that begins here.
  const [earlier] = useState(() => failureOf(read()));
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) onClose();
  }, [isSignedIn, onClose]);

  const close = () => {
    cancel();
    // What was said in here is known; what was said before goes on standing where it stands.
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
