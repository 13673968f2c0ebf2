import type { Item } from '@trait-market/contract/economy/shared';

import { Moment } from '@/components/moment/moment';
import { shareableItems } from '@/components/share/shareable';
import { paths } from '@/config/paths';
import { useConnectedAddress } from '@/lib/session/session-context';

type ItemsResultProps = { items: readonly Item[]; onLeave: () => void };

/** Shows the items that an action gave to the user; several are shared by the user's profile. */
export function ItemsResult({ items, onLeave }: ItemsResultProps) {
  const address = useConnectedAddress();
  const share =
    items.length > 1
      ? shareableItems(items, { path: address && paths.profile(address), fileName: 'new-traits' })
      : undefined;
  return <Moment items={items} share={share} isOwn isInDialog onLeave={onLeave} />;
}
