import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo, useEffect, useRef } from 'react';
import { NextLink } from '@/components/next-link';
import { lookOf, type Look } from '@/lib/looks/look';
import { AvatarPicker, type EditedAvatar } from './avatar-picker';
import type { OwnCollection } from './collection-choice';
import { DressTogether } from './dress-together';
import { chooseAmong, dressing } from './premium-address';
import { useBatch } from './use-batch';
import { lookWith } from './wishes';

type ViewHeadingProps = {
  /** The user came from another view, whose link unmounts, so the heading takes the focus. */
  hasMoved: boolean;
  children: string;
};

function ViewHeading({ hasMoved, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mayFocus = useRef(hasMoved);
  useEffect(() => {
    if (mayFocus.current) heading.current?.focus();
    mayFocus.current = false;
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="scroll-mt-24 font-display text-lg font-bold wrap-anywhere"
    >
      {children}
    </h2>
  );
}

type PremiumEditorProps = {
  collection: OwnCollection;
  address: WalletAddress;
  dress: string | undefined;
  isOnly: boolean;
  /** Whether the user navigated here from another view of this page. */
  hasMoved: boolean;
};

const wornBy = (avatars: readonly Avatar[]): ReadonlyMap<string, Look> =>
  new Map(avatars.map(({ tokenId, worn }) => [tokenId, lookOf(worn)]));

export function PremiumEditor({
  collection,
  address,
  dress,
  isOnly,
  hasMoved,
}: PremiumEditorProps) {
  const { slug, name, avatars } = collection;
  const worn = useMemo(() => wornBy(avatars), [avatars]);
  const { chosen, gone, wishes, canUndo, canRedo, change } = useBatch(slug, worn);
  const edited = avatars.map((avatar): EditedAvatar => {
    const now = worn.get(avatar.tokenId) ?? {};
    return { avatar, worn: now, look: lookWith(now, wishes[avatar.tokenId]) };
  });
  const isDressing = dress !== undefined && chosen.length > 0;
  const current = dress !== undefined && chosen.includes(dress) ? dress : chosen[0];
  const leftOut =
    gone.length === 0
      ? undefined
      : `${gone.map((tokenId) => `#${tokenId}`).join(', ')} ${gone.length === 1 ? 'is' : 'are'} no longer in your wallet and left out.`;

  return (
    <>
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline pb-2">
        <ViewHeading key={isDressing ? 'dress' : 'choose'} hasMoved={hasMoved}>
          {isDressing ? `Dress ${name}` : `Choose avatars of ${name}`}
        </ViewHeading>
        {isDressing ? (
          <NextLink to={chooseAmong(slug)}>Choose other avatars</NextLink>
        ) : (
          !isOnly && <NextLink to="?">Choose another collection</NextLink>
        )}
      </div>
      {leftOut !== undefined && (
        <p
          role="status"
          className="mb-4 max-w-text rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm"
        >
          {leftOut}
        </p>
      )}
      {isDressing && current !== undefined ? (
        <DressTogether
          collection={slug}
          address={address}
          avatars={edited}
          chosen={chosen}
          current={current}
          canUndo={canUndo}
          canRedo={canRedo}
          change={change}
        />
      ) : (
        <AvatarPicker
          avatars={edited}
          chosen={chosen}
          onChoose={(tokenIds) => change({ type: 'choose', tokenIds })}
          onLeaveOut={(tokenIds) => change({ type: 'leaveOut', tokenIds })}
          next={dressing(slug, chosen[0] ?? '')}
        />
      )}
    </>
  );
}
