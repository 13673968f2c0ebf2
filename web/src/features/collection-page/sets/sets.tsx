import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { slotNames, traitsText } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { useConnectedAddress } from '@/lib/session/session-context';

import { useHeldTraits, type HeldTraits } from './held-traits';

const MissingTraits = lazyComponent(async () => (await import('./missing-traits')).MissingTraits, {
  loading: <Skeleton className="mb-6 h-64 rounded-control" />,
});

type SlotCount = CollectionDetail['slots'][number];
type Collection = Pick<CollectionDetail, 'slug' | 'chainId' | 'slots'>;

type SlotRowProps = {
  collection: Collection;
  count: SlotCount;
  held: HeldTraits | undefined;
};

function Progress({ held, total }: { held: number; total: number }) {
  return (
    <span
      aria-hidden
      className="h-1.5 overflow-hidden rounded-full bg-surface-raised max-sm:hidden"
    >
      <span
        className="block h-full rounded-full bg-foreground"
        style={{ width: `${(held / total) * 100}%` }}
      />
    </span>
  );
}

function SlotRow({ collection, count: { slot, traits }, held }: SlotRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const ofSlot = held?.get(slot);
  const owned = ofSlot?.size ?? 0;
  return (
    <li className="border-b border-hairline">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
          className="grid min-h-12 w-full cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-4 px-1 text-left transition-colors hover:bg-surface-raised sm:grid-cols-[9rem_1fr_9rem_auto]"
        >
          <span className="font-semibold">{slotNames[slot]}</span>{' '}
          <Progress held={owned} total={traits} />
          <span className="text-right text-sm text-muted tabular-nums">
            {held ? (
              <>
                <span className="font-semibold text-foreground">{grouped(owned)}</span> of{' '}
                <span>{grouped(traits)}</span>
              </>
            ) : (
              <span>{traitsText(traits)}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <MissingTraits collection={collection} slot={slot} held={ofSlot} />}
      </div>
    </li>
  );
}

const intro = (address: string | undefined): string =>
  address === undefined
    ? 'All traits of each slot. Sign in to see which ones you hold, on avatars or loose.'
    : 'Traits that you hold of each slot, on avatars or loose. Open a slot to see what’s missing.';

/** Shows how much of each slot the signed-in wallet holds; visitors see the slots' sizes. */
export function Sets({ collection }: { collection: Collection }) {
  const address = useConnectedAddress();
  const { held, failed } = useHeldTraits(address, collection.slug);
  const slots = collection.slots.filter(({ traits }) => traits > 0);
  if (slots.length === 0) return null;
  const total = slots.reduce((sum, { traits }) => sum + traits, 0);
  const owned = held && slots.reduce((sum, { slot }) => sum + (held.get(slot)?.size ?? 0), 0);
  return (
    <Section
      title="Sets"
      count={owned === undefined ? grouped(total) : `${grouped(owned)} of ${grouped(total)}`}
    >
      <p className="mb-3 max-w-text text-sm text-muted">{intro(address)}</p>
      {failed && <QueryFailure title="Couldn’t load what you hold" query={failed} />}
      <ul aria-label="Slots" className="border-t border-hairline">
        {slots.map((count) => (
          <SlotRow
            key={count.slot}
            collection={collection}
            count={count}
            held={address === undefined ? undefined : held}
          />
        ))}
      </ul>
    </Section>
  );
}
