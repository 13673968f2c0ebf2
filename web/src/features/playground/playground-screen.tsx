import type { Collection } from '@trait-market/contract/economy/collections';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { EditorSkeleton } from '@/components/editor/editor-skeleton';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { isRefusal } from '@/lib/app-error';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { plainText } from '@/lib/format/plain-text';
import { lookOf } from '@/lib/looks/look';
import { useSession } from '@/lib/session/use-session';
import { guestAddress } from '@/lib/storage';
import { writePlayAddress, type PlayBase } from '@/lib/looks/play-address';

import { Heads } from './heads';
import { PlayEditor } from './play-editor';
import { readPlayAddress } from './play-address';
import { useLinkedLook } from './use-linked-look';

function Notice({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="mb-8 max-w-text rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm"
    >
      {children}
    </p>
  );
}

type OnBaseProps = {
  base: PlayBase;
  collection: Collection;
  collections: readonly Collection[];
  wear: readonly string[] | undefined;
  hasNonsense: boolean;
  onPlace: (address: string) => void;
};

const useWallet = () => {
  const { address } = useSession();
  const followed = useSyncExternalStore(guestAddress.watch, guestAddress.read);
  return { wallet: address ?? followed, isYou: address !== undefined };
};

function OnBase({
  base,
  collection,
  collections,
  wear,
  hasNonsense,
  onPlace,
  worn,
  ...about
}: OnBaseProps & {
  worn: ReturnType<typeof lookOf>;
  name: string;
  bare: Collection['bareLayers'];
  avatar: Parameters<typeof PlayEditor>[0]['avatar'];
}) {
  const { wallet, isYou } = useWallet();
  // Keeps the look of the first address, because later the editor changes the address.
  const [linked] = useState(wear);
  const [isOdd] = useState(hasNonsense);
  const query = useLinkedLook(collection.slug, linked);
  const { look, dropped, isLoading, error } = query;
  if (error) return <QueryFailure title="Couldn’t load this look" query={query} />;
  if (isLoading) return <EditorSkeleton />;
  return (
    <>
      {(isOdd || dropped > 0) && (
        <Notice>
          Part of this link isn’t in the collection, so it was left out. The rest is shown.
        </Notice>
      )}
      <PlayEditor
        {...about}
        collection={collection.slug}
        worn={worn}
        start={look ?? worn}
        wallet={wallet}
        isYou={isYou}
        heads={<Heads collections={collections} collection={collection} base={base} />}
        onLook={(ids) => onPlace(writePlayAddress(base, ids))}
      />
    </>
  );
}

type OnAvatarProps = Omit<OnBaseProps, 'base' | 'collection'> & {
  avatar: { collection: string; tokenId: string };
};

function OnAvatar({ avatar: id, ...rest }: OnAvatarProps) {
  const query = useAvatarDetail(id);
  const { data: avatar, error } = query;
  const collection = rest.collections.find(({ slug }) => slug === id.collection);
  if (avatar && collection)
    return (
      <OnBase
        {...rest}
        base={{ avatar: id }}
        collection={collection}
        name={avatarName(avatar)}
        worn={lookOf(avatar.worn)}
        bare={avatar.bareLayers}
        avatar={id}
      />
    );
  if (avatar === undefined && error === null) return <EditorSkeleton />;
  if (avatar || isRefusal(error, 404, 400))
    return <OnHead {...rest} hasNonsense slug={undefined} />;
  return <QueryFailure title="Couldn’t load this avatar" query={query} />;
}

type OnHeadProps = Omit<OnBaseProps, 'base' | 'collection'> & { slug: string | undefined };

function OnHead({ slug, hasNonsense, ...rest }: OnHeadProps) {
  const { collections } = rest;
  const known = collections.find((one) => one.slug === slug);
  const collection = known ?? collections[0];
  if (collection === undefined)
    return <p className="text-muted">There are no collections on the market yet.</p>;
  const name = plainText(collection.name) || collection.slug;
  return (
    <OnBase
      {...rest}
      hasNonsense={hasNonsense || (slug !== undefined && known === undefined)}
      base={{ collection: collection.slug }}
      collection={collection}
      name={`A bare ${name} head`}
      worn={{}}
      bare={collection.bareLayers}
      avatar={collection.faces[0]}
    />
  );
}

/** Each navigation by the user resets the page; the editor's own changes don't. */
const usePlayAddress = () => {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const begin = (visit: number) => ({ visit, key, own: new Set<string>() });
  const [state, setState] = useState(() => begin(0));
  if (state.key !== key)
    setState(state.own.has(search) ? { ...state, key } : begin(state.visit + 1));
  return {
    ...readPlayAddress(new URLSearchParams(search)),
    visit: state.visit,
    onPlace: (address: string) => {
      state.own.add(address);
      void navigate(address, { replace: true });
    },
  };
};

export function PlaygroundScreen() {
  const { base, visit, ...rest } = usePlayAddress();
  const query = useCollections();
  const { data: collections, error } = query;
  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Playground" />
      <p className="mt-3 mb-8 max-w-text text-muted">
        Try on any trait, whether you own it or not. No wallet, no signature, no cost.
      </p>
      {collections ? (
        base && 'avatar' in base ? (
          <OnAvatar key={visit} avatar={base.avatar} collections={collections} {...rest} />
        ) : (
          <OnHead key={visit} slug={base?.collection} collections={collections} {...rest} />
        )
      ) : error ? (
        <QueryFailure title="Couldn’t load the collections" query={query} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}
