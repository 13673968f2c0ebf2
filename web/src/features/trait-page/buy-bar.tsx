import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { BuyBar as Bar } from '@/components/economy/prices/buy-bar';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useSession } from '@/lib/session/use-session';

export function BuyBar({ trait }: { trait: TraitDetail }) {
  const { address } = useSession();
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  return <Bar label="Buy this trait" order={bestOfOthers(listings?.items, address)} />;
}
