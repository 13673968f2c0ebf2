import type { Item } from '@trait-market/contract/economy/shared';

import { Moment } from '@/components/moment/moment';
import { shareableItem, shareableItems } from '@/components/share/shareable';
import { paths } from '@/config/paths';
import { useConnectedAddress } from '@/lib/session/session-context';

type ItemsResultProps = {
  items: readonly Item[];
  /** Whether the items are the user's now. */
  isOwn?: boolean;
  /** The second line of the shared picture of one item, such as its price. */
  line?: string | undefined;
  onLeave: () => void;
};

/**
 * Shows the items of an action, large. Several are shared by the user's profile, or by the market
 * if they were sold.
 */
export function ItemsResult({ items, isOwn = true, line, onLeave }: ItemsResultProps) {
  const address = useConnectedAddress();
  const [item] = items;
  const several = isOwn
    ? { path: address && paths.profile(address), fileName: 'new-traits' }
    : { path: paths.market, fileName: 'sold-traits' };
  const share =
    items.length > 1
      ? shareableItems(items, several)
      : item && {
          ...shareableItem(item, line),
          isOwnAvatar: isOwn && item.kind === 'avatar',
        };
  return <Moment items={items} share={share} isOwn={isOwn} isInDialog onLeave={onLeave} />;
}
