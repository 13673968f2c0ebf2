import type { ChainId, Slot } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { wearableName } from '@/lib/looks/look-words';

import type { BasketItem } from './use-basket';
import { Thumbnail } from '@/components/thumbnail';

type BasketProps = {
  items: readonly BasketItem[];
  chainId: ChainId;
  onRemove: (slot: Slot) => void;
};

function Price({ item: { listing, isLoading } }: { item: BasketItem }) {
  if (listing?.unitPrice) return <PriceText price={listing.unitPrice} className="font-semibold" />;
  return isLoading ? (
    <span className="text-muted">Looking for a price…</span>
  ) : (
    <span className="text-danger">Not for sale right now</span>
  );
}

export function Basket({ items, chainId, onRemove }: BasketProps) {
  if (items.length === 0) return null;
  const prices = items.flatMap(({ listing }) => listing?.unitPrice?.amount ?? []);
  const sum = prices.reduce((all, amount) => all + BigInt(amount), 0n);
  const total = { chainId, coin: 'native', amount: String(sum) } as const;
  return (
    <Section
      title="Bought first"
      aside={
        prices.length === items.length && (
          <p className="text-right text-sm">
            <span className="text-muted">Together</span>{' '}
            <PriceText price={total} className="text-base font-semibold" />{' '}
            <Estimate amounts={[total]} />
          </p>
        )
      }
    >
      <ul className="grid gap-2">
        {items.map((item) => {
          const { trait } = item;
          const name = wearableName(trait);
          return (
            <li key={trait.id} className="flex items-center gap-3">
              <Thumbnail src={trait.imageUrl} size={48} eager className="size-8" />
              <div className="min-w-0 grow lg:flex lg:items-baseline lg:justify-between lg:gap-3">
                <p className="truncate text-sm font-semibold">
                  <Link
                    to={paths.trait(trait.id)}
                    className="decoration-accent decoration-2 underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                </p>
                <p className="shrink-0 text-sm">
                  <Price item={item} />
                </p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(trait.slot)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
