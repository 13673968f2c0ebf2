import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { useOffersReceivedFor } from '@/lib/economy/wallets/received-offers';
import { useConnectedAddress } from '@/lib/session/session-context';

type OffersLinkProps = { to: string; item: InventoryItem; about: string };

function CountedLink({ to, item, about, owner }: OffersLinkProps & { owner: WalletAddress }) {
  const count = useOffersReceivedFor(item, owner);
  if (count === 0) return null;
  return (
    <span className="inline-block min-h-6 text-sm">
      {count !== undefined && (
        <Link to={to} className="inline-block min-h-6 font-semibold tabular-nums accent-underline">
          {count === 1 ? '1 offer' : `${count} offers`}
          <span className="sr-only"> for {about}</span>
        </Link>
      )}
    </span>
  );
}

/** Links to the offers that the user could accept with an own item. */
export function OffersLink(props: OffersLinkProps) {
  const owner = useConnectedAddress();
  return owner && <CountedLink {...props} owner={owner} />;
}
