import type { ReactNode } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { Avatar } from '@/components/ui/avatar';
import { missingStatus } from '@/lib/app-error';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { plainText } from '@/lib/format/plain-text';
import { shownName } from '@/lib/format/shown-name';
import { usePublicProfile } from '@/lib/public-profile';
import { checksumAddress } from '@/lib/format/checksum-address';

import type { GiftStep } from './gift-step';
import { recipientWarnings, useTransfers } from './earlier-recipients';
import { useIsContract } from './use-is-contract';

const PICTURE = 48;

/** The parts that a transfer of one item and one of several have in common. */
type TransferStep = {
  chainId: GiftStep['chainId'];
  message: Pick<GiftStep['message'], 'recipient' | 'owner'>;
};

const useChecks = ({ chainId, message: { recipient, owner } }: TransferStep) => ({
  profile: usePublicProfile(recipient),
  transfers: useTransfers(owner),
  isContract: useIsContract(chainId, recipient),
});
type Checks = ReturnType<typeof useChecks>;

const nameText = ({ data, isPending, error }: Checks['profile']): string => {
  if (isPending) return 'Looking for a profile';
  const name = shownName(data?.username);
  if (name !== undefined) return plainText(name);
  return error !== null && missingStatus(error) === undefined
    ? 'Couldn’t look up the profile'
    : 'No profile with this address';
};

const contractWarnings = ({ data, isError }: Checks['isContract']): string[] => {
  if (isError) return ['Couldn’t check whether this address is a contract.'];
  return data
    ? [
        'This address is a contract, such as a smart account. If it can’t send things on, what you send is stuck there.',
      ]
    : [];
};

const warningsOf = (
  { transfers, isContract }: Checks,
  { recipient, owner }: TransferStep['message'],
): string[] => [
  ...(transfers.isError ? ['Couldn’t check whether you’ve sent to this address before.'] : []),
  ...(transfers.data ? recipientWarnings(recipient, owner, transfers.data) : []),
  ...contractWarnings(isContract),
];

/** Shows whose address it is, with warnings of a new or look-alike one, and of a contract. */
export function RecipientNotice({ step }: { step: TransferStep }) {
  const checks = useChecks(step);
  const { profile, transfers, isContract } = checks;
  const { recipient } = step.message;
  const { avatarPhoto, premiumTier } = profile.data ?? {};
  return (
    <section aria-label="Recipient" className="grid gap-3">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
        <Avatar photo={avatarPhoto} tier={premiumTier} size={PICTURE} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <span>{nameText(profile)}</span>
          </p>
          <p translate="no" className="font-mono text-sm wrap-anywhere">
            {checksumAddress(recipient)}
          </p>
        </div>
      </div>
      {(transfers.isPending || isContract.isPending) && (
        <p role="status" className="text-sm text-muted">
          Checking the address
        </p>
      )}
      <Warnings words={warningsOf(checks, step.message)} />
    </section>
  );
}

type RecipientGateProps = {
  step: TransferStep;
  children: (waitsFor: string | undefined) => ReactNode;
};

/** Allows signing only when all checks of the recipient have finished or failed. */
export function RecipientGate({ step, children }: RecipientGateProps) {
  const { profile, transfers, isContract } = useChecks(step);
  const orders = useOpenOrders(step.message.owner);
  const isPending = [profile, transfers, isContract, orders].some((check) => check.isPending);
  return children(isPending ? 'Checking the recipient…' : undefined);
}
