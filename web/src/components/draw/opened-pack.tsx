import type { Draw } from '@trait-market/contract/economy/draws';
import type { ReactNode } from 'react';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { FocusedHeading } from '@/components/focused-heading';
import { Moment } from '@/components/moment/moment';
import type { Shareable } from '@/components/share/shareable';
import { type Floors, useFloors } from '@/lib/watchlist/use-floors';

/** Sums the floors of a pack, whose traits are all on one chain. */
function FloorTotal({ picks, floors }: { picks: Draw['picks']; floors: Floors }) {
  const known = picks.flatMap(({ trait }) => floors.get(trait.id) ?? []);
  const [first] = known;
  if (picks.length < 2 || first === undefined) return null;
  const sum = known.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const total = { ...first, amount: String(sum) };
  return (
    <p className="tabular-nums">
      <span className="text-muted">Total by floor</span>{' '}
      <PriceText price={total} className="font-semibold" /> <Estimate amounts={[total]} />
    </p>
  );
}

type OpenedPackProps = {
  title: string;
  picks: Draw['picks'];
  /** Whether the pack was opened last, so that its heading takes the focus. */
  isLatest: boolean;
  isOwn: boolean;
  share: Shareable;
  children?: ReactNode;
};

export function OpenedPack({ title, picks, isLatest, isOwn, share, children }: OpenedPackProps) {
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
        {floors && <FloorTotal picks={picks} floors={floors} />}
        {children}
      </Moment>
    </section>
  );
}
