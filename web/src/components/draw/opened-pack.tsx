import type { Draw } from '@trait-market/contract/economy/draws';
import type { Price } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { FocusedHeading } from '@/components/focused-heading';
import { Moment } from '@/components/moment/moment';
import type { Shareable } from '@/components/share/shareable';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { type Floors, useFloors } from '@/lib/watchlist/use-floors';

type TotalProps = {
  basis: 'at last sales' | 'by floor';
  /** The price of each drawn edition; null or undefined without one. */
  prices: readonly (Price | null | undefined)[];
};

const withoutText = (basis: TotalProps['basis'], all: number, without: number): string => {
  if (without === all) return basis === 'by floor' ? 'None has a floor' : 'None was ever sold';
  const traits = without === 1 ? '1 trait' : `${without} traits`;
  if (basis === 'by floor') return `${traits} ${without === 1 ? 'has' : 'have'} no floor`;
  return `${traits} ${without === 1 ? 'was' : 'were'} never sold`;
};

/** Sums the prices of a pack, whose traits are all on one chain, and counts those without one. */
function Total({ basis, prices }: TotalProps) {
  const known = prices.flatMap((price) => price ?? []);
  const [first] = known;
  const without = prices.length - known.length;
  const sum = known.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const total = first && { ...nativePrice(first), amount: String(sum) };
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted">{`Total ${basis}`}</dt>
      {total && (
        <dd>
          <PriceText price={total} className="font-semibold" /> <Estimate amounts={[total]} />
        </dd>
      )}
      {without > 0 && (
        <dd className="text-sm text-muted">{withoutText(basis, prices.length, without)}</dd>
      )}
    </div>
  );
}

type TotalsProps = Pick<OpenedPackProps, 'picks' | 'lastSales'> & { floors: Floors | undefined };

/** Shows what a pack is worth on both bases, the one of its drop's estimate first. */
function Totals({ picks, lastSales, floors }: TotalsProps) {
  if (picks.length < 2 || (lastSales === undefined && floors === undefined)) return null;
  return (
    <dl className="grid gap-1 tabular-nums">
      {lastSales && (
        <Total basis="at last sales" prices={picks.map(({ tokenId }) => lastSales.get(tokenId))} />
      )}
      {floors && <Total basis="by floor" prices={picks.map(({ trait }) => floors.get(trait.id))} />}
    </dl>
  );
}

type OpenedPackProps = {
  title: string;
  picks: Draw['picks'];
  /** Whether the pack was opened last, so that its heading takes the focus. */
  isLatest: boolean;
  isOwn: boolean;
  share: Shareable;
  /** The last sales of the drop's traits, by token ID. */
  lastSales?: ReadonlyMap<string, Price | null> | undefined;
  children?: ReactNode;
};

export function OpenedPack({
  title,
  picks,
  isLatest,
  isOwn,
  share,
  lastSales,
  children,
}: OpenedPackProps) {
  const items = picks.map(({ trait }) => ({ kind: 'trait' as const, trait, quantity: 1 }));
  const floors = useFloors([...new Set(picks.map(({ trait }) => trait.id))]);
  return (
    <section aria-label={title} className="grid w-full gap-4">
      {isLatest ? (
        <FocusedHeading level={2}>{title}</FocusedHeading>
      ) : (
        <h2 className="font-semibold">{title}</h2>
      )}
      <Moment items={items} isOwn={isOwn} floors={floors} share={share}>
        <Totals picks={picks} lastSales={lastSales} floors={floors} />
        {children}
      </Moment>
    </section>
  );
}
