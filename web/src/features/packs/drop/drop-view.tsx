import type { DropDetail } from '@trait-market/contract/economy/drops';
import { Link } from 'react-router-dom';
import { CollectionLink } from '@/components/economy/items/collection-link';
import { PackArt } from '@/components/draw/pack-art';
import { sealedDrop, shareableDrop } from '@/components/draw/sealed-drop';
import { TraitPreview } from '@/components/draw/trait-preview';
import { ShareActions } from '@/components/share/share-actions';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { zonedMoment } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { BoxTable } from './box-table';
import { DropFacts } from './drop-facts';
import { RealizedChart } from './realized-chart';
import { isAsDeclared } from './drop-figures';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { useConnectedAddress } from '@/lib/session/session-context';
import { missingStatus } from '@/lib/app-error';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { openText } from '@/lib/economy/draws/pack-lines';
import { dropPath } from '@/lib/economy/draws/pack-paths';
import { useResponseStatus, useServerMeta } from '@/lib/rendering/server-render';
import { dropMeta } from '../packs-meta';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

function BuyPacks({ drop }: { drop: DropDetail }) {
  const { start } = useActions();
  const { data } = useOwnPacks(useConnectedAddress());
  const own = data?.items.find((one) => one.drop.id === drop.id)?.unopened ?? 0;
  if (drop.state !== 'open' && own === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {drop.state === 'open' && (
        <Button size="lg" onClick={() => start({ kind: 'buyPacks', drop })}>
          {`Buy packs for ${exactPrice(drop.price)} each`}
        </Button>
      )}
      {own > 0 && (
        <Button
          size="lg"
          variant="outline"
          onClick={() => start({ kind: 'openPacks', drop, packs: own })}
        >
          {openText(own)}
        </Button>
      )}
    </div>
  );
}

function StateLine({ drop: { state, opensAt, packs } }: { drop: DropDetail }) {
  const zone = useTimeZone();
  if (state === 'open')
    return <p className="font-semibold">On sale until the last pack is sold.</p>;
  if (state === 'sold-out') {
    return (
      <p key="sold-out" className="font-semibold">
        Sold out. All {packs.total} packs are taken.
      </p>
    );
  }
  return (
    <p key="opens" className="font-semibold">
      Opens <time dateTime={opensAt}>{zonedMoment(new Date(opensAt), zone)}</time>. Until then you
      can see everything that’s in it.
    </p>
  );
}

function NotAsDeclared() {
  return (
    <Alert variant="destructive" className="max-w-text">
      <AlertTitle>This isn’t what was declared</AlertTitle>
      <AlertDescription>
        Your browser compared the traits below with the market’s own fingerprint of them, and they
        differ. Don’t buy or open a pack of this drop.
      </AlertDescription>
    </Alert>
  );
}

function Drop({ drop }: { drop: DropDetail }) {
  const isSound = isAsDeclared(drop);
  return (
    <div className="grid gap-12">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="mx-auto w-48 md:order-last md:w-full">
          <PackArt {...sealedDrop(drop)} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <div className="grid gap-2">
            <p className="max-w-text text-lg text-muted">{plainText(drop.description)}</p>
            <p className="text-sm">
              Traits of{' '}
              <CollectionLink slug={drop.collection} className="underline underline-offset-4">
                {plainText(drop.collectionName)}
              </CollectionLink>
            </p>
          </div>
          <StateLine drop={drop} />
          {!isSound && <NotAsDeclared />}
          <DropFacts drop={drop} />
          {isSound && <BuyPacks drop={drop} />}
          <div className={drop.preview?.length ? undefined : 'hidden'}>
            <p className="text-sm text-muted">
              {drop.packs.opened < drop.packs.total
                ? 'The rarest that can come out'
                : 'The rarest that came out'}
            </p>
            <TraitPreview
              label={`Rarest traits of ${plainText(drop.name)}`}
              traits={drop.preview}
            />
          </div>
          <ShareActions of={shareableDrop(drop)} />
        </div>
      </div>
      {drop.boxes.map((box) => (
        <Section
          key={box.name}
          title={`Box ${box.name}`}
          aside={
            <p className="text-sm text-muted">
              Each pack has {box.take} {box.take === 1 ? 'trait' : 'traits'} from it
            </p>
          }
        >
          <div className="grid items-start gap-10 xl:grid-cols-2">
            <BoxTable box={box} />
            <div>
              <h3 className="mb-3 font-semibold">Declared and drawn</h3>
              <RealizedChart box={box} />
            </div>
          </div>
        </Section>
      ))}
    </div>
  );
}

export function DropView({ id }: { id: string }) {
  const query = useDrop(id);
  const { data: drop, error } = query;
  useServerMeta(import.meta.env.SSR && (() => (drop ? dropMeta(drop) : {})));
  useResponseStatus(drop ? undefined : missingStatus(error));
  return (
    <>
      <p className="mb-4 text-sm">
        <Link to={paths.packs} className="underline underline-offset-4">
          All drops
        </Link>
      </p>
      <PageHeading
        title={drop === undefined ? 'A drop' : plainText(drop.name)}
        documentTitle={drop && [plainText(drop.name) || drop.id, plainText(drop.collectionName)]}
        canonical={dropPath(id)}
      />
      <div className="mt-6">
        {drop && <Drop drop={drop} />}
        {drop === undefined && error && (
          <QueryFailure title="Couldn’t load this drop" query={query} />
        )}
        {drop === undefined && !error && (
          <div role="status" className="grid gap-4">
            <span className="sr-only">Loading the drop</span>
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        )}
      </div>
    </>
  );
}
