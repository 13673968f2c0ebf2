import { useState } from 'react';

import { policy } from '@/lib/storage';

import { SignInDialog } from './sign-in-dialog';
import { TermsDialog } from './terms-dialog';

/** The policy gate, then the wallets (§4 Policy gate). */
export function SignInFlow({ onClose }: { onClose: () => void }) {
  const [isAccepted, setAccepted] = useState(policy.isAccepted);

  if (isAccepted) return <SignInDialog onClose={onClose} />;
  return (
    <TermsDialog
      onClose={onClose}
      onAccept={() => {
        policy.accept();
        setAccepted(true);
      }}
    />
  );
}
