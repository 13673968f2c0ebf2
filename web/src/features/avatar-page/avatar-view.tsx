import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { ALERT_NAME_MAX_LENGTH } from '@trait-market/contract/economy/alerts';
import {
  CHAINS,
  type AvatarRef,
  type Price,
  UNIT_OF_CHAIN,
} from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';
import { AlertButton } from '@/components/economy/alerts/alert-button';
import type { AlertSubject } from '@/components/economy/alerts/alert-dialog';
import { BuyBar } from '@/components/economy/prices/buy-bar';
import { CompareAvatarButton } from '@/components/economy/items/compare-button';
import { CollectionLink } from '@/components/economy/items/collection-link';
import { TokenLine } from '@/components/economy/provenance/token-line';
import { PartyLink } from '@/components/economy/people/party-link';
import { WatchButton } from '@/components/economy/items/watch-button';
import { FittedHeading } from '@/components/page/fitted-heading';
import { SafePicture } from '@/components/safe-picture';
import { ShareActions } from '@/components/share/share-actions';
import { shareableItem } from '@/components/share/shareable';
import { paths } from '@/config/paths';
import { avatarId } from '@/lib/economy/avatars/avatar-id';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { tokenOfAvatar } from '@/lib/economy/tokens/token-ref';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';
import { AvatarActions, AvatarPrices } from './avatar-actions';
import { AvatarFacts } from './avatar-facts';
import { AvatarOrders } from './avatar-orders';
import { avatarHead } from './avatar-head';
import { useCollectionFloor } from './use-collection-floor';
import { LookHistory } from './look-history';
import { useListing } from './use-listing';
import { Wardrobe } from './wardrobe';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { buttonVariants } from '@/components/ui/button-variants';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { lazyComponent } from '@/components/lazy-component';
import { Skeleton } from '@/components/ui/skeleton';
import { useAvatarHistory } from '@/lib/economy/avatars/avatar-queries';
import { useServerMeta } from '@/lib/rendering/server-render';
import { avatarMeta } from './avatar-meta';

const SHOWN = 8;

const salesText = (count: number): string => (count === 1 ? 'Sold once' : `Sold ${count} times`);

function AvatarEvents({ avatar }: { avatar: AvatarDetail }) {
  const { address } = useSession();
  const query = useAvatarHistory(avatar);
  const { data, dataUpdatedAt, error } = query;
  return (
    <Section
      title="Sales and activity"
      count={data && data.sales.length > 0 && salesText(data.sales.length)}
    >
      {data && data.items.length > 0 && (
        <ActivityList
          activities={data.items.slice(0, SHOWN)}
          now={new Date(dataUpdatedAt)}
          you={address}
          isInSection
        />
      )}
      {data?.items.length === 0 && (
        <p className="text-sm text-muted">It has never been listed or sold.</p>
      )}
      {!data && error === null && <RowsSkeleton label="Loading its sales" count={3} />}
      {!data && error !== null && <QueryFailure title="Couldn’t load its sales" query={query} />}
    </Section>
  );
}

function EditorLinks({ avatar }: { avatar: AvatarRef }) {
  const look = buttonVariants({ variant: 'outline', size: 'lg' });
  return (
    <nav aria-label="Change what it wears" className="mt-6 flex flex-wrap gap-3">
      <Link to={paths.extractFrom(avatar)} className={look}>
        Extract a trait
      </Link>
      <Link to={paths.constructOn(avatar)} className={look}>
        Construct
      </Link>
    </nav>
  );
}

const OwnerHistory = lazyComponent(async () => (await import('./owner-history')).OwnerHistory, {
  loading: <Skeleton className="h-96 w-full rounded-control" />,
  whenNear: true,
});

/** Finds exactly this avatar by its number in its collection, because alerts have no ids of avatars. */
const alertSubject = (
  { collection, tokenId, price, lastSale }: AvatarDetail,
  name: string,
  collectionFloor: Price | null | undefined,
): AlertSubject => ({
  about: {
    kind: 'search',
    name: plainText(name, ALERT_NAME_MAX_LENGTH),
    query: { kind: 'avatars', collection: [collection], name: `#${tokenId}` },
  },
  words: name,
  floor: price,
  lastSale: lastSale?.price ?? null,
  collectionFloor,
});

type AvatarViewProps = {
  avatar: AvatarDetail;
  at: Date;
};

export function AvatarView({ avatar, at }: AvatarViewProps) {
  const { address } = useSession();
  const { start } = useActions();
  const { listing } = useListing(avatar);
  const { collection, tokenId } = avatar;
  const { floor } = useCollectionFloor(collection);
  const hasLooks = useFeatureEnabled('constructions');
  const isOwn = address !== undefined && isSameAddress(avatar.owner.address, address);
  const name = avatarName(avatar);
  const collectionName = plainText(avatar.collectionName);
  useServerMeta(import.meta.env.SSR && (() => avatarMeta(avatar, name)));
  return (
    <>
      <div className={avatarHead.row}>
        <div className={avatarHead.picture}>
          <SafePicture
            src={avatar.imageUrl}
            alt={name}
            size={720}
            eager="first"
            className="aspect-square w-full overflow-hidden rounded-card bg-wall"
          />
        </div>
        <div className={avatarHead.words}>
          <p className="text-sm text-muted">
            <CollectionLink
              slug={avatar.collection}
              className="font-semibold text-foreground underline-offset-4 hover:underline"
            >
              {collectionName}
            </CollectionLink>{' '}
            on {CHAINS[avatar.chainId].name}
          </p>
          <FittedHeading
            title={name}
            documentTitle={name.startsWith(collectionName) ? [name] : [name, collectionName]}
            className="mt-3 break-words"
          />
          <p className="mt-3">
            Owned by <PartyLink party={avatar.owner} />
            {isOwn && <span>{' (you)'}</span>}
          </p>
          <AvatarPrices avatar={avatar} />
          <AvatarActions avatar={avatar} isOwn={isOwn} />
          {/* As high without the alert, which goes once the owner is known to be the user. */}
          <div className="mt-4 flex flex-wrap content-start gap-2 md:max-lg:min-h-18">
            <WatchButton kind="avatar" id={avatarId(avatar)} name={name} />
            <CompareAvatarButton avatar={avatar} />
            {!isOwn && (
              <AlertButton
                subjects={[alertSubject(avatar, name, floor)]}
                unit={UNIT_OF_CHAIN[avatar.chainId]}
              />
            )}
          </div>
        </div>
        <div className={avatarHead.more}>
          <AvatarFacts avatar={avatar} at={at} />
          <TokenLine token={tokenOfAvatar(avatar)} />
          {isOwn && <EditorLinks avatar={avatar} />}
          <p className="mt-5">
            <Link
              to={paths.playgroundWith(avatar)}
              className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
            >
              Try traits on it in the playground
            </Link>
          </p>
        </div>
        <ShareActions
          of={{ ...shareableItem({ kind: 'avatar', avatar }), isOwnAvatar: isOwn }}
          className={avatarHead.share}
        />
      </div>
      <div className="mt-14 grid gap-14">
        <Wardrobe avatar={avatar} />
        <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-2">
          <AvatarOrders avatar={avatar} isOwn={isOwn} />
          <AvatarEvents avatar={avatar} />
        </div>
        <OwnerHistory avatar={avatar} />
        {hasLooks && (
          <div id="looks" className="scroll-mt-24">
            <LookHistory avatar={avatar} />
          </div>
        )}
      </div>
      <BuyBar
        label="Buy this avatar"
        order={listing}
        aside={
          <Button
            variant="outline"
            className="h-11 px-3"
            onClick={() => start({ kind: 'offerAvatar', collection, tokenId })}
          >
            Offer
          </Button>
        }
      />
    </>
  );
}
