import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { itemName } from '@/lib/economy/orders/item-words';
import { isTraitItem, useWearer } from '@/lib/economy/orders/use-wearer';

import { inactiveReasonFor } from './inactive-reason';

const isNotHeld = ({ state }: WalletOrder): boolean =>
  state.kind === 'dormant' && /(^|-)not-the-holder$/.test(state.reason);

type InactiveNoteProps = {
  order: WalletOrder;
  /** Whether to say what would make the order active again. */
  hasFix?: boolean;
};

/** Says why an order is inactive: it's worn, and by which avatar, or it's gone. */
export function InactiveNote({ order, hasFix = false }: InactiveNoteProps) {
  const given = isNotHeld(order) ? order.gives.find(isTraitItem) : undefined;
  const wearer = useWearer(given);
  const reason = inactiveReasonFor(order);
  if (wearer && given)
    return (
      <>
        {`${avatarName(wearer)} wears your ${itemName(given)}. `}
        <Link to={paths.extractFrom(wearer)} className="accent-underline">
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
