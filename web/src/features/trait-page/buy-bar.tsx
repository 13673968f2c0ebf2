import type { TraitDetail } from '@trait-market/contract/economy/trait-detail';

import { Estimate } from '@/components/economy/estimate';
import { PriceText } from '@/components/economy/price-text';
import { Button } from '@/components/ui/button';
import { useActs } from '@/lib/acts/acts-context';
import { bestOfOthers } from '@/lib/economy/order-makers';
import { shortPrice } from '@/lib/economy/short-price';
import { useTraitOrders } from '@/lib/economy/trait-queries';
import { useSession } from '@/lib/session/use-session';

/** On a phone: what the cheapest edition costs and Buy, in reach of the thumb wherever the page is scrolled to. */
export function BuyBar({ trait }: { trait: TraitDetail }) {
  const { start } = useActs();
  const { address } = useSession();
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  const cheapest = bestOfOthers(listings?.items, address);
  if (!cheapest?.unitPrice) return null;
  return (
    <section
      aria-label="Buy this trait"
      data-slot="buy-bar"
      className="sticky bottom-0 z-notice -mx-4 mt-10 flex items-center justify-between gap-4 border-t border-hairline bg-surface px-4 py-3 sm:hidden"
    >
      <p className="min-w-0">
        <span className="block text-xs text-muted">Price</span>
        <PriceText price={cheapest.unitPrice} className="block truncate text-lg font-semibold" />
        <Estimate amounts={[cheapest.unitPrice]} className="text-xs" />
      </p>
      <Button
        size="lg"
        aria-label={`Buy for ${shortPrice(cheapest.unitPrice)}`}
        onClick={() => start({ kind: 'buy', order: cheapest })}
      >
        Buy
      </Button>
    </section>
  );
}
