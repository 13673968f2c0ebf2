import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { itemName } from '@/lib/economy/orders/item-words';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { useConnectedAddress } from '@/lib/session/session-context';

import { inactiveReasonFor } from './inactive-reason';

const isNotHeld = ({ state }: WalletOrder): boolean =>
  state.kind === 'dormant' && /(^|-)not-the-holder$/.test(state.reason);

/** Names the own avatar that wears what the order gives; undefined if none does. */
const useWearer = (order: WalletOrder) => {
  const given = order.gives.find((item) => item.kind === 'trait');
  const isWanted = given !== undefined && isNotHeld(order);
  const address = useConnectedAddress();
  const { data } = useOwnedAvatars(isWanted ? address : undefined, given?.trait.collection);
  const wearer = isWanted
    ? data?.find(({ avatar }) => avatar.worn.some(({ id }) => id === given.trait.id))
    : undefined;
  return wearer && given && { avatar: wearer.avatar, given };
};

type InactiveNoteProps = {
  order: WalletOrder;
  /** Whether to say what would make the order active again. */
  hasFix?: boolean;
};

/** Says why an order is inactive: it's worn, and by which avatar, or it's gone. */
export function InactiveNote({ order, hasFix = false }: InactiveNoteProps) {
  const worn = useWearer(order);
  const reason = inactiveReasonFor(order);
  if (worn)
    return (
      <>
        {`${avatarName(worn.avatar)} wears your ${itemName(worn.given)}. `}
        <Link to={paths.extractFrom(worn.avatar)} className="accent-underline">
          Take it off
        </Link>{' '}
        or cancel.
      </>
    );
  return (
    <>
      {reason?.why} {hasFix && <span className="text-muted">{reason?.fix}</span>}
    </>
  );
}
