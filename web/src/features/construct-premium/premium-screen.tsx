import { MAX_DRESSED } from '@trait-market/contract/economy/actions';
import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { WalletAddress } from '@trait-market/contract/shared';
import { CREDITS_PER_BATCH } from '@trait-market/contract/economy/benches';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConstructPremiumArt } from '@/components/art/construct-premium-art';
import { EditorInvitation } from '@/components/editor/editor-invitation';
import { NoAvatars } from '@/components/editor/no-avatars';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';
import { CollectionChoice, type OwnCollection } from './collection-choice';
import { readPremiumAddress } from './premium-address';
import { PremiumEditor } from './premium-editor';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { avatarGrid } from './avatar-grid';

function AvatarsSkeleton() {
  return (
    <>
      <LoadingText>Loading your avatars</LoadingText>
      <Skeleton className="mb-4 h-12 rounded-control" />
      <div className={avatarGrid}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-[4/5] rounded-card" />
        ))}
      </div>
    </>
  );
}

const TITLE = 'Construct Premium';
const LEAD = `Dress up to ${MAX_DRESSED} avatars with one signature, for ${CREDITS_PER_BATCH} credits. Save looks as outfits and put them on whenever you like.`;

/** Groups the user's avatars by collection, largest group first. */
const collectionsOf = (avatars: readonly Avatar[]): OwnCollection[] => {
  const found = new Map<string, OwnCollection>();
  for (const avatar of avatars) {
    const { collection: slug, collectionName } = avatar;
    const one = found.get(slug) ?? { slug, name: plainText(collectionName) || slug, avatars: [] };
    found.set(slug, { ...one, avatars: [...one.avatars, avatar] });
  }
  return [...found.values()].toSorted(
    (one, other) => other.avatars.length - one.avatars.length || (one.name < other.name ? -1 : 1),
  );
};

function Own({ address }: { address: WalletAddress }) {
  const request = useOwnedAvatars(address);
  const { data, error } = request;
  const [query] = useSearchParams();
  const { collection, dress } = readPremiumAddress(query);
  const [first] = useState(String(query));
  const hasMoved = String(query) !== first;
  if (!data)
    return error === null ? (
      <AvatarsSkeleton />
    ) : (
      <QueryFailure title="Couldn’t load your avatars" query={request} />
    );
  const collections = collectionsOf(data.map(({ avatar }) => avatar));
  const [only, ...more] = collections;
  if (only === undefined) return <NoAvatars />;
  const isUnknown =
    collection !== undefined && !collections.some(({ slug }) => slug === collection);
  const chosen =
    collections.find(({ slug }) => slug === collection) ?? (more.length === 0 ? only : undefined);
  return (
    <>
      {isUnknown && (
        <p
          role="status"
          className="mb-8 max-w-text rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm"
        >
          Your wallet holds no avatar of that collection.
        </p>
      )}
      {chosen ? (
        <PremiumEditor
          key={chosen.slug}
          collection={chosen}
          address={address}
          dress={isUnknown ? undefined : dress}
          isOnly={more.length === 0}
          hasMoved={hasMoved}
        />
      ) : (
        <CollectionChoice collections={collections} />
      )}
    </>
  );
}

/** Changes several avatars with one signature: all changes are executed, or none. */
export function PremiumScreen({ connectButton }: { connectButton: ReactNode }) {
  const { session, address } = useSession();
  const [query] = useSearchParams();
  if (address === undefined && session.kind !== 'restoring')
    return (
      <EditorInvitation
        title={TITLE}
        lead={LEAD}
        connectButton={connectButton}
        art={<ConstructPremiumArt />}
      />
    );
  const isBegun = readPremiumAddress(query).dress !== undefined;
  return (
    <div className="page-columns py-6 sm:py-8">
      <div className="mb-8">
        <PageHeading title={TITLE} />
        {!isBegun && <p className="mt-4 max-w-text text-lg text-balance text-muted">{LEAD}</p>}
      </div>
      {address === undefined ? <AvatarsSkeleton /> : <Own key={address} address={address} />}
    </div>
  );
}
