import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { isSameAddress } from '@trait-market/contract/shared';

import { WatchButton } from '@/components/economy/items/watch-button';
import { longPrice } from '@/components/economy/prices/long-price';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { avatarId } from '@/lib/economy/avatars/avatar-id';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';

export function AvatarCompareActions({ avatar }: { avatar: AvatarDetail }) {
  const { start } = useActions();
  const { address } = useSession();
  const { data } = useAvatarOrders(avatar);
  const { collection, tokenId, owner } = avatar;
  const listings = data?.items.filter((order) => isListingOfAvatar(order, avatar));
  const order = bestOfOthers(listings, address);
  const name = avatarName(avatar);
  const isOwn = address !== undefined && isSameAddress(owner.address, address);
  return (
    <span className="grid justify-items-start gap-2">
      {order?.unitPrice && (
        <Button
          size="sm"
          className={cn('max-sm:min-h-8', longPrice)}
          aria-label={`Buy ${name} for ${exactPrice(order.unitPrice)}`}
          onClick={() => start({ kind: 'buy', order })}
        >
          Buy <span className="max-sm:hidden">for </span>
          <span translate="no">{exactPrice(order.unitPrice)}</span>
        </Button>
      )}
      {!isOwn && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Make an offer for ${name}`}
          onClick={() => start({ kind: 'offerAvatar', collection, tokenId })}
        >
          Make an offer
        </Button>
      )}
      <WatchButton kind="avatar" id={avatarId(avatar)} name={name} />
    </span>
  );
}
