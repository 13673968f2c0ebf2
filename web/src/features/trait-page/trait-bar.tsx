import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { BuyBar } from '@/components/economy/prices/buy-bar';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useSession } from '@/lib/session/use-session';

import { useAcceptable } from './use-acceptable';
import { useOwnEditions, type OwnEditions } from './use-own-editions';

type HolderBarProps = { own: OwnEditions; address: WalletAddress; order: Order | undefined };

/** Lists or manages what the user holds, and leads to its offers if no other listing can be bought. */
function HolderBar({ own, address, order }: HolderBarProps) {
  const { start } = useActions();
  const acceptable = useAcceptable(own, address);
  const { trait, quantity, inListings } = own;
  return (
    <BuyBar
      label={order ? 'Buy this trait' : 'Sell this trait'}
      order={order}
      unlisted={inListings > 0 ? 'Listed by you' : 'Not listed'}
      aside={
        !order &&
        acceptable && (
          <Link
            to={acceptable.to}
            className={buttonVariants({ variant: 'outline', className: 'h-11 px-3!' })}
          >
            {acceptable.name}
          </Link>
        )
      }
      sell={
        inListings < quantity ? (
          <Button className="h-11" onClick={() => start({ kind: 'list', traitId: trait.id })}>
            List
          </Button>
        ) : (
          <Link
            to={paths.dashboardListingsOf(traitName({ traitValue: trait.value }))}
            className={buttonVariants({ className: 'h-11' })}
          >
            Manage
          </Link>
        )
      }
    />
  );
}

export function TraitBar({ trait }: { trait: TraitDetail }) {
  const { start } = useActions();
  const { address } = useSession();
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  const own = useOwnEditions(trait);
  const order = bestOfOthers(listings?.items, address);
  if (own && address && listings) return <HolderBar own={own} address={address} order={order} />;
  return (
    <BuyBar
      label={order ? 'Buy this trait' : 'Make an offer for this trait'}
      order={order}
      {...(listings?.items.length === 0 && { unlisted: 'Not listed' })}
      aside={
        <Button
          variant={order ? 'outline' : 'default'}
          className="h-11 px-3"
          onClick={() => start({ kind: 'offer', traitId: trait.id })}
        >
          Offer
        </Button>
      }
    />
  );
}
