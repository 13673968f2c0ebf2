import type { Drop } from '@trait-market/contract/economy/drops';

import { Link } from 'react-router-dom';

import { CollectionLink } from '@/components/economy/items/collection-link';
import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { PackArt } from '@/components/draw/pack-art';
import { sealedDrop } from '@/components/draw/sealed-drop';
import { PreviewSkeleton } from '@/components/draw/preview-skeleton';
import { TraitPreview } from '@/components/draw/trait-preview';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { dropPath } from '@/lib/economy/draws/pack-paths';
import { zonedMoment } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { useServerMeta } from '@/lib/rendering/server-render';

import { DropWorth } from './drop-worth';
import { PackCount } from './selection/pack-count';
import { SelectionDock } from './selection/selection-dock';
import { type SelectedPacks, useSelectedPacks } from './selection/use-selected-packs';
import { dropsMeta } from './packs-meta';
import { useDrops } from './use-drops';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

const stateWords: Record<Exclude<Drop['state'], 'open'>, string> = {
  upcoming: 'Not open yet',
  'sold-out': 'Sold out',
};

const leftWords = ({ state, packs: { total, sold } }: Drop): string => {
  const left = total - sold;
  if (state === 'sold-out') return `All ${total} packs are sold`;
  return `${left} of ${total} packs left`;
};

const dropGrid =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-hairline pb-8 sm:grid-cols-[9rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8 xl:grid-rows-1 xl:grid-cols-[9rem_minmax(0,1fr)_minmax(0,36rem)]';

/** The number of placeholders while the drops load. */
const SKELETONS = 3;

function DropRow({ drop, selected }: { drop: Drop; selected: SelectedPacks }) {
  const zone = useTimeZone();
  return (
    <li className={dropGrid}>
      <Link
        to={dropPath(drop.id)}
        aria-hidden
        tabIndex={-1}
        className="group block sm:w-36 sm:max-xl:row-span-2"
      >
        <span className="block transition-transform duration-200 motion-safe:group-hover:-translate-y-1.5">
          <PackArt {...sealedDrop(drop)} />
        </span>
      </Link>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:contents">
          <h3 className="text-lg font-semibold">
            <Link to={dropPath(drop.id)} className="underline underline-offset-4">
              {plainText(drop.name)}
            </Link>
          </h3>
          {drop.state === 'open' ? (
            <PackCount drop={drop} selected={selected} />
          ) : (
            <p className="text-sm">{stateWords[drop.state]}</p>
          )}
        </div>
        <p className="max-w-text text-muted max-sm:text-sm">{plainText(drop.description)}</p>
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
              Opens <time dateTime={drop.opensAt}>{zonedMoment(new Date(drop.opensAt), zone)}</time>
            </span>
          )}
        </p>
        {drop.state !== 'sold-out' && <DropWorth drop={drop} />}
      </div>
      <div className="min-w-0 max-sm:col-span-2 sm:col-start-2 xl:col-start-3">
        <TraitPreview
          label={`Rarest traits of ${plainText(drop.name)}`}
          traits={drop.preview}
          className=""
        />
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
        <ul aria-hidden className="grid gap-6">
          {Array.from({ length: SKELETONS }, (_, position) => (
            <li key={position} className={dropGrid}>
              <Skeleton className="aspect-[5/7] rounded-card sm:w-36 sm:max-xl:row-span-2" />
              <div className="grid content-start gap-3">
                <Skeleton className="h-7 w-2/5 rounded-control" />
                <Skeleton className="h-5 w-4/5 rounded-control" />
                <Skeleton className="h-5 w-1/3 rounded-control" />
                <Skeleton className="h-10 w-1/3 rounded-control" />
              </div>
              <PreviewSkeleton className="max-sm:col-span-2 sm:col-start-2 xl:col-start-3" />
            </li>
          ))}
        </ul>
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
    <Section title="Packs to buy">
      <Drops />
    </Section>
  );
}
