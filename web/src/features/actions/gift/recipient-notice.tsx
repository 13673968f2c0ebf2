import type { WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';

import { Warnings } from '@/components/economy/warnings';
import { Avatar } from '@/components/ui/avatar';
import { plainText } from '@/lib/format/plain-text';
import { shownName } from '@/lib/format/shown-name';
import { usePublicProfile } from '@/lib/public-profile';

import { recipientWarnings, useTransfers } from './earlier-recipients';

const PICTURE = 48;

type RecipientProps = { recipient: WalletAddress; owner: WalletAddress };

/** Shows whose address it is, with warnings of a new or look-alike one. */
export function RecipientNotice({ recipient, owner }: RecipientProps) {
  const { data: profile, isPending } = usePublicProfile(recipient);
  const transfers = useTransfers(owner);
  const name = shownName(profile?.username);
  const nameText = name === undefined ? 'No profile with this address' : plainText(name);
  return (
    <section aria-label="Recipient" className="grid gap-3">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
        <Avatar photo={profile?.avatarPhoto} tier={profile?.premiumTier} size={PICTURE} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <span>{isPending ? 'Looking for a profile' : nameText}</span>
          </p>
          <p translate="no" className="font-mono text-sm wrap-anywhere">
            {getAddress(recipient)}
          </p>
        </div>
      </div>
      {transfers.isPending && (
        <p role="status" className="text-sm text-muted">
          Checking your earlier transfers
        </p>
      )}
      {transfers.isError && (
        <Warnings words={['Couldn’t check whether you’ve sent to this address before.']} />
      )}
      {transfers.data && <Warnings words={recipientWarnings(recipient, owner, transfers.data)} />}
    </section>
  );
}
