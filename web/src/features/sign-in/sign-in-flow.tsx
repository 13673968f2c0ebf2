import { useState } from 'react';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useSessionStore } from '@/lib/session/session-context';
import { policy } from '@/lib/storage';

import { Terms } from './terms';
import { Wallets } from './wallets';

type SignInFlowProps = { onClose: () => void; onReturnFocus: () => void };

/**
 * The policy gate, then the wallets (§4 Policy gate). Both are drawn in one dialog, so that the
 * focus has one way in and one way back.
 */
export function SignInFlow({ onClose, onReturnFocus }: SignInFlowProps) {
  const { cancel, dismissFailure } = useSessionStore();
  const [isAccepted, setAccepted] = useState(policy.isAccepted);

  const close = () => {
    cancel();
    dismissFailure();
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
          onReturnFocus();
        }}
      >
        {isAccepted ? <Wallets onClose={close} /> : <Terms onAccept={accept} />}
      </DialogContent>
    </Dialog>
  );
}
