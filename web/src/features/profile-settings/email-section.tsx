import type { User } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { BadgeCheck, MailQuestion } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { EmailForm } from './email-form';
import { VerificationForm } from './verification-form';

type Verification = 'verified' | 'unverified' | 'unknown';

/** Returns `unknown` if the provider omits the field, which is undocumented (§3). */
const verificationOf = ({ emailVerified }: User): Verification => {
  if (typeof emailVerified !== 'boolean') return 'unknown';
  return emailVerified ? 'verified' : 'unverified';
};

const words: Record<Verification, ReactNode> = {
  verified: (
    <>
      <BadgeCheck aria-hidden className="size-5 text-success" />
      <span>Verified</span>
    </>
  ),
  unverified: (
    <>
      <MailQuestion aria-hidden className="size-5 text-warning" />
      <span>Not verified yet</span>
    </>
  ),
  unknown: undefined,
};

export function EmailSection({ address, user }: { address: WalletAddress; user: User }) {
  const group = useRef<HTMLDivElement>(null);
  const emailAddress = user.emailAddress ?? '';
  const verification = verificationOf(user);
  return (
    <div className="grid gap-6">
      <EmailForm
        address={address}
        emailAddress={emailAddress}
        isVerified={verification === 'verified'}
      />
      {emailAddress !== '' && (
        <div
          ref={group}
          role="group"
          aria-label="Verification"
          tabIndex={-1}
          className="grid gap-4"
        >
          <p role="status" className="flex items-center gap-2 text-sm">
            {words[verification]}
          </p>
          {verification !== 'verified' && (
            // The form unmounts together with its focused button, so the focus moves to the group.
            <VerificationForm key={emailAddress} onVerified={() => group.current?.focus()} />
          )}
        </div>
      )}
    </div>
  );
}
