import type { Avatar, AvatarDetail } from '@trait-market/contract/economy/avatars';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRefusal } from '@/lib/app-error';
import { cn } from '@/lib/cn';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import {
  hasWish,
  readEditorAddress,
  type EditorAddress,
  type Wish,
} from '@/lib/looks/editor-address';
import { useScrollToTop } from '@/lib/page-history/use-scroll-to-top';
import { useSession } from '@/lib/session/use-session';
import { NextLink } from '../next-link';
import { PageHeading } from '../page/page-heading';
import { QueryFailure } from '../query-failure';
import { AvatarChoice } from './avatar-choice';
import { EditorInvitation } from './editor-invitation';
import { EditorSkeleton } from './editor-skeleton';

type EditedAvatar = {
  avatar: AvatarDetail;
  address: WalletAddress;
  wish: Wish;
};

type EditorProps = {
  title: string;
  lead: string;
  connectButton: ReactNode;
  art: ReactNode;
  addressFor: (avatar: Pick<Avatar, 'collection' | 'tokenId'>, wish: Wish) => string;
  children: (edited: EditedAvatar) => ReactNode;
};

const NO_WISH: Wish = { wear: [], isWhole: false };

function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-8 max-w-text rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm"
    >
      {children}
    </p>
  );
}

type SignedInProps = Pick<EditorProps, 'addressFor' | 'children'> & { address: WalletAddress };

function Chosen({
  avatar: id,
  wish,
  address,
  addressFor,
  children,
}: SignedInProps & { avatar: NonNullable<EditorAddress['avatar']>; wish: Wish }) {
  const request = useAvatarDetail(id);
  const { data: avatar, error } = request;
  const choice = (collection?: string) => (
    <AvatarChoice
      address={address}
      collection={collection}
      addressFor={(other) => addressFor(other, collection === undefined ? NO_WISH : wish)}
    />
  );
  if (avatar && isSameAddress(avatar.owner.address, address))
    return children({ avatar, address, wish });
  if (avatar)
    return (
      <>
        <Notice>
          {hasWish(wish)
            ? 'Choose which of your avatars should wear this look.'
            : `You don’t own ${avatarName(avatar)}. Choose one of yours.`}
        </Notice>
        {choice(hasWish(wish) ? avatar.collection : undefined)}
      </>
    );
  if (error === null) return <EditorSkeleton />;
  if (isRefusal(error, 404, 400))
    return (
      <>
        <Notice>There’s no such avatar. Choose one of yours.</Notice>
        {choice()}
      </>
    );
  return <QueryFailure title="Couldn’t load this avatar" query={request} />;
}

/** Returns the address at which another avatar is chosen for the same traits. */
const wishOnly = ({ wear, isWhole }: Wish): string =>
  `?${new URLSearchParams([...wear.map((id) => ['wear', id]), ...(isWhole ? [['only', '1']] : [])])}`;

export function Editor({ title, lead, connectButton, art, addressFor, children }: EditorProps) {
  const { session, address } = useSession();
  const [query] = useSearchParams();
  const { avatar, wish } = readEditorAddress(query);
  const chosen = avatar === undefined ? '' : `${avatar.collection}/${avatar.tokenId}`;
  useScrollToTop(chosen);
  const isStranger = address === undefined && session.kind !== 'restoring';
  if (isStranger)
    return <EditorInvitation title={title} lead={lead} connectButton={connectButton} art={art} />;
  return (
    <div className={cn('page-columns', avatar ? 'py-3 sm:py-4' : 'py-6 sm:py-8')}>
      <div
        className={cn(
          'flex flex-wrap items-end justify-between gap-x-8 gap-y-3',
          avatar ? 'mb-4' : 'mb-8',
        )}
      >
        <div className="min-w-0">
          <PageHeading key={chosen} title={title} />
          {!avatar && <p className="mt-4 max-w-text text-lg text-balance text-muted">{lead}</p>}
        </div>
        {avatar && <NextLink to={wishOnly(wish)}>Choose another avatar</NextLink>}
      </div>
      {address === undefined ? (
        <EditorSkeleton />
      ) : avatar ? (
        <Chosen key={chosen} {...{ avatar, wish, address, addressFor }}>
          {children}
        </Chosen>
      ) : (
        <AvatarChoice address={address} addressFor={(one) => addressFor(one, wish)} />
      )}
    </div>
  );
}
