import type { Activity } from '@trait-market/contract/economy/activity';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { ShareSale } from '@/components/economy/activity/share-sale';
import { Day } from '@/components/economy/activity/day';
import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { Provenance } from '@/components/economy/provenance/provenance';
import { TransactionLink } from '@/components/economy/provenance/transaction-link';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PagedList } from '@/components/paged-list';
import { useOwners } from '@/lib/economy/tokens/history-queries';
import { tokenOfAvatar } from '@/lib/economy/tokens/token-ref';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;
type Owner = { owner: Activity['from']; how: string; before: Activity['from'] | null };

/** Returns who owned the avatar after an activity, how they got it, and from whom. */
const ownerAfter = (
  { type, from, to, inReturn }: Activity,
  { collection, tokenId }: AvatarId,
): Owner => {
  if (to === null) return { owner: from, how: 'Minted', before: null };
  const isReturned = inReturn.some(
    (item) =>
      item.kind === 'avatar' &&
      item.avatar.collection === collection &&
      item.avatar.tokenId === tokenId,
  );
  const [owner, before] = isReturned ? [from, to] : [to, from];
  if (type === 'sale') return { owner, how: 'Bought from', before };
  return { owner, how: type === 'swap' ? 'Traded with' : 'Received from', before };
};

function OwnerRow({ activity, avatar }: { activity: Activity; avatar: AvatarId }) {
  const { owner, how, before } = ownerAfter(activity, avatar);
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-hairline py-2.5 text-sm first:border-t-0">
      <span className="min-w-0">
        <PartyLink party={owner} you="You" />
        <span className="block text-muted">
          {how}
          {before && (
            <span>
              {' '}
              <PartyLink party={before} you="you" />
            </span>
          )}
        </span>
      </span>
      <span className="shrink-0 text-right">
        {activity.price && (
          <span className="block">
            <PriceText price={activity.price} className="font-semibold" />
          </span>
        )}
        <span className="inline-flex items-center gap-1.5 text-muted">
          <Day at={activity.at} />
          <TransactionLink
            settled={activity}
            what={`${how} on ${activity.at}`}
            isIcon
            className="inline-flex size-6 items-center justify-center"
          />
          {activity.type === 'sale' && <ShareSale sale={activity} />}
        </span>
      </span>
    </li>
  );
}

export function OwnerHistory({ avatar }: { avatar: AvatarDetail }) {
  const owners = useOwners(avatar.collection, avatar.tokenId);
  return (
    <Provenance token={tokenOfAvatar(avatar)} history="Owners, newest first">
      <PagedList
        list={owners}
        name={owners.total === 1 ? 'owner' : 'owners'}
        failure="Couldn’t load the owners"
        loading={<RowsSkeleton label="Loading the owners" count={3} />}
        empty={<p className="text-sm text-muted">No transfer of it is recorded.</p>}
      >
        {(items) => (
          <ol>
            {items.map((activity) => (
              <OwnerRow key={activity.id} activity={activity} avatar={avatar} />
            ))}
          </ol>
        )}
      </PagedList>
    </Provenance>
  );
}
