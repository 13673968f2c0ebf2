import type { Drop } from '@trait-market/contract/economy/drops';

import { Link } from 'react-router-dom';

import { CollectionLink } from '@/components/economy/items/collection-link';
import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { PackArt } from '@/components/draw/pack-art';
import { sealedDrop } from '@/components/draw/sealed-drop';
import { TraitPreview } from '@/components/draw/trait-preview';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { dropPath } from '@/lib/economy/draws/pack-paths';
import { momentText } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { useServerMeta } from '@/lib/rendering/server-render';

import { PackCount } from './selection/pack-count';
import { SelectionDock } from './selection/selection-dock';
import { type SelectedPacks, useSelectedPacks } from './selection/use-selected-packs';
import { dropsMeta } from './packs-meta';
import { useDrops } from './use-drops';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

const stateWords: Record<Drop['state'], string> = {
  open: 'On sale',
  upcoming: 'Not open yet',
  'sold-out': 'Sold out',
};

const leftWords = ({ state, packs: { total, sold } }: Drop): string => {
  const left = total - sold;
  if (state === 'sold-out') return `All ${total} packs are sold`;
  return `${left} of ${total} packs left`;
};

function DropRow({ drop, selected }: { drop: Drop; selected: SelectedPacks }) {
  const zone = useTimeZone();
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-hairline pb-8 sm:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)_minmax(0,32rem)]">
      <Link to={dropPath(drop.id)} aria-hidden tabIndex={-1} className="group block w-36">
        <span className="block transition-transform duration-200 motion-safe:group-hover:-translate-y-1.5">
          <PackArt {...sealedDrop(drop)} />
        </span>
      </Link>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-lg font-semibold">
            <Link to={dropPath(drop.id)} className="underline underline-offset-4">
              {plainText(drop.name)}
            </Link>
          </h3>
          <p className="text-sm">{stateWords[drop.state]}</p>
        </div>
        <p className="max-w-text text-muted">{plainText(drop.description)}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <span>
            <PriceText price={drop.price} /> <Estimate amounts={[drop.price]} />
          </span>
          <span>{leftWords(drop)}</span>
          <CollectionLink slug={drop.collection} className="underline underline-offset-4">
            {plainText(drop.collectionName)}
          </CollectionLink>
          {drop.state === 'upcoming' && (
            <span>
              Opens <time dateTime={drop.opensAt}>{momentText(new Date(drop.opensAt), zone)}</time>
            </span>
          )}
        </p>
        {drop.state === 'open' && <PackCount drop={drop} selected={selected} />}
      </div>
      <div className="min-w-0 sm:col-start-2 xl:col-start-3">
        <TraitPreview label={`Rarest traits of ${plainText(drop.name)}`} traits={drop.preview} />
      </div>
    </li>
  );
}

function Drops() {
  const request = useDrops();
  const { data, error } = request;
  const selected = useSelectedPacks(data ?? []);
  useServerMeta(import.meta.env.SSR && (() => dropsMeta(data ?? [])));
  if (data === undefined && error) {
    return <QueryFailure title="Couldn’t load the drops" query={request} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading the drops</span>
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (data.length === 0) return <p className="text-muted">There are no drops yet.</p>;
  return (
    <>
      <ul aria-label="Drops" className="grid gap-6">
        {data.map((drop) => (
          <DropRow key={drop.id} drop={drop} selected={selected} />
        ))}
      </ul>
      {data.some(({ state }) => state === 'open') && <SelectionDock selected={selected} />}
    </>
  );
}

export function DropList() {
  return (
    <Section title="Drops">
      <Drops />
    </Section>
  );
}
