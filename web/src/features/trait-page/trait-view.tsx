import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { CHAINS, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { lazyComponent } from '@/components/lazy-component';
import { CollectionLink } from '@/components/economy/items/collection-link';
import { AlertButton } from '@/components/economy/alerts/alert-button';
import { CompareButton } from '@/components/economy/items/compare-button';
import { WatchButton } from '@/components/economy/items/watch-button';
import { FittedHeading } from '@/components/page/fitted-heading';
import { Hint } from '@/components/hint';
import { SafePicture } from '@/components/safe-picture';
import { ShareActions } from '@/components/share/share-actions';
import { shareableItem } from '@/components/share/shareable';
import { Skeleton } from '@/components/ui/skeleton';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { tokenOfTrait } from '@/lib/economy/tokens/token-ref';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { alertSubjects } from './alert-subjects';
import { AvatarPreview } from './avatar-preview';
import { PriceHistory } from './price-history/price-history';
import { SimilarPlaceholder } from './similar/similar-skeleton';
import { TraitActions } from './trait-actions';
import { TraitBar } from './trait-bar';
import { TraitEvents } from './trait-events';
import { TraitFacts } from './trait-facts';
import { TraitOrders } from './trait-orders';
import { TokenLine } from '@/components/economy/provenance/token-line';
import { AllHoldersButton } from '@/components/economy/holders/all-holders-button';
import { HoldersTable } from '@/components/economy/people/holders-table';
import { Section } from '@/components/page/section';
import { useResponseStatus, useServerMeta } from '@/lib/rendering/server-render';
import { pageHead } from './page-head';
import { traitMeta } from './trait-meta';
import { Facts } from '@/components/facts';

/** The maximum number of holders listed; the page also shows their total. */
const SHOWN = 8;

function Holders({ trait: { id, holders, editions } }: { trait: TraitDetail }) {
  const shown = holders.items.slice(0, SHOWN);
  return (
    <Section title="Holders" count={holders.total}>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">No one holds this trait.</p>
      ) : (
        <HoldersTable holders={shown} />
      )}
      {shown.length > 0 && (
        <AllHoldersButton of={{ kind: 'trait', id }} total={holders.total} editions={editions} />
      )}
    </Section>
  );
}

const OverTime = lazyComponent(async () => (await import('./over-time/over-time')).OverTime, {
  loading: <Skeleton className="aspect-square w-full rounded-control sm:aspect-video" />,
});

const SimilarTraits = lazyComponent(
  async () => (await import('./similar/similar-traits')).SimilarTraits,
  { loading: <SimilarPlaceholder />, whenNear: true },
);

const belowLoading = <Skeleton className="h-96 w-full rounded-control" />;

const OfferRecords = lazyComponent(
  async () => (await import('./offer-records/offer-records')).OfferRecords,
  { loading: belowLoading, whenNear: true },
);

const EditionHistory = lazyComponent(
  async () => (await import('./edition-history')).EditionHistory,
  { loading: belowLoading, whenNear: true },
);

const columns = 'mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-12';
const wide = 'grid min-w-0 content-start gap-14 lg:col-span-7';

type TraitViewProps = {
  trait: TraitDetail;
  at: Date;
};

export function TraitView({ trait, at }: TraitViewProps) {
  const name = plainText(trait.value) || 'Unnamed trait';
  const isGone = trait.editions === 0;
  useServerMeta(import.meta.env.SSR && (() => traitMeta(trait, name)));
  useResponseStatus(isGone ? 410 : undefined);
  return (
    <>
      <div className={pageHead.row}>
        <div className={pageHead.picture}>
          <SafePicture
            src={trait.imageUrl}
            alt={name}
            size={640}
            eager="first"
            className="aspect-square w-full overflow-hidden rounded-card bg-wall"
          />
        </div>
        <div className={pageHead.title}>
          <div className="min-w-0">
            <p className="text-sm text-muted">
              <CollectionLink
                slug={trait.collection}
                className="font-semibold text-foreground underline-offset-4 hover:underline"
              >
                {plainText(trait.collectionName)}
              </CollectionLink>{' '}
              on {CHAINS[trait.chainId].name}
            </p>
            <FittedHeading
              title={name}
              documentTitle={[name, plainText(trait.collectionName)]}
              className="mt-3 break-words"
            />
            <p className="mt-3">
              <Facts
                facts={[
                  slotNames[trait.slot],
                  <RarityWord key="rarity" rarity={trait.rarity} />,
                  trait.rank && (
                    <Hint
                      key="rank"
                      hint="Rarity counts the avatars that wear a trait, not its editions. Traits not worn yet have no rank."
                      className="text-muted tabular-nums"
                    >
                      Rarity rank {grouped(trait.rank.place)} of {grouped(trait.rank.of)}
                    </Hint>
                  ),
                ]}
              />
            </p>
            {isGone && (
              <p className="mt-5 max-w-text border-l-4 border-danger pl-4">
                <strong>This trait is gone.</strong> Its last edition was burned, so no one can own
                it again. Its page and its history stay.
              </p>
            )}
          </div>
          <div className={pageHead.tools}>
            <WatchButton kind="trait" id={trait.id} name={name} floor={trait.floor} />
            <CompareButton trait={trait} />
            {!isGone && (
              <AlertButton
                subjects={alertSubjects(trait, name)}
                unit={UNIT_OF_CHAIN[trait.chainId]}
              />
            )}
          </div>
        </div>
        <div className={pageHead.market}>
          <TraitFacts trait={trait} at={at} />
          <EstimateNote className="-mt-3" />
          <div id="trait-actions" className={pageHead.actions}>
            <div className="-mt-3">
              <TokenLine token={tokenOfTrait(trait)} />
            </div>
            {!isGone && <TraitActions trait={trait} />}
          </div>
        </div>
        <ShareActions
          of={shareableItem({ kind: 'trait', trait, quantity: 1 })}
          className={pageHead.share}
        />
      </div>
      <div className={columns}>
        <div className={wide}>
          <PriceHistory trait={trait} />
          <OverTime id={trait.id} />
          <TraitOrders trait={trait} />
        </div>
        <div className="grid min-w-0 content-start gap-x-8 gap-y-14 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          <AvatarPreview trait={trait} />
          <Holders trait={trait} />
        </div>
      </div>
      <div className="mt-14">
        <SimilarTraits trait={trait} />
      </div>
      <div className={columns}>
        <div className={wide}>
          <TraitEvents trait={trait} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <OfferRecords id={trait.id} />
        </div>
      </div>
      <div className="mt-14">
        <EditionHistory trait={trait} />
      </div>
      {!isGone && <TraitBar trait={trait} />}
    </>
  );
}
