import type { Item, TraitRef } from '@trait-market/contract/economy/shared';
import { Link, useLocation } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { itemName, itemPath } from '@/lib/economy/orders/item-words';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { cn } from '@/lib/cn';
import { writePlayAddress } from '@/lib/looks/play-address';
import { useConnectedAddress } from '@/lib/session/session-context';

type StepLinkProps = {
  to: string;
  label: string;
  name: string;
  isSmall: boolean;
  isFirst?: boolean;
  onLeave: (() => void) | undefined;
};

function StepLink({ to, label, name, isSmall, isFirst = false, onLeave }: StepLinkProps) {
  return (
    <Link
      to={to}
      onClick={onLeave}
      aria-label={`${label} ${name}`}
      className={buttonVariants({
        variant: isFirst ? 'default' : 'outline',
        size: isSmall ? 'sm' : 'default',
      })}
    >
      {label}
    </Link>
  );
}

/** Returns where to wear a trait: on the user's first avatar of its collection, over its look. */
const useWearPath = ({ id, collection }: TraitRef, isOwn: boolean) => {
  const address = useConnectedAddress();
  const canConstruct = useFeatureEnabled('construct') === true;
  const { data, isFetching } = useOwnedAvatars(
    isOwn && canConstruct ? address : undefined,
    collection,
  );
  const avatar = data?.[0]?.avatar;
  return {
    path: avatar && paths.constructOn(avatar, [id]),
    isLoading: data === undefined && isFetching,
  };
};

type NextStepsProps = {
  item: Item;
  isOwn: boolean;
  onLeave: (() => void) | undefined;
  isSmall?: boolean;
  /** Whether the buttons fill the row. */
  isWide?: boolean | undefined;
};

function TraitSteps({
  trait,
  link,
  isOwn,
}: {
  trait: TraitRef;
  link: Omit<StepLinkProps, 'to' | 'label'>;
  isOwn: boolean;
}) {
  const hasPlayground = useFeatureEnabled('playground') === true;
  const { path: wearPath, isLoading } = useWearPath(trait, isOwn);
  // Reserves the button's place, so that no other label or link appears there first.
  if (isLoading)
    return <Skeleton className={cn('w-20 rounded-control', link.isSmall ? 'h-9' : 'h-10')} />;
  if (wearPath !== undefined) return <StepLink to={wearPath} label="Wear" {...link} />;
  if (!hasPlayground) return null;
  const tryPath = paths.playground + writePlayAddress({ collection: trait.collection }, [trait.id]);
  return <StepLink to={tryPath} label="Try on" {...link} />;
}

export function NextSteps({
  item,
  isOwn,
  onLeave,
  isSmall = false,
  isWide = false,
}: NextStepsProps) {
  const { start } = useActions();
  const name = itemName(item);
  const isHere = useLocation().pathname === itemPath(item);
  const link = { name, isSmall, onLeave };
  const list = () => {
    if (item.kind === 'trait') start({ kind: 'list', traitId: item.trait.id });
    if (item.kind === 'avatar')
      start({
        kind: 'listAvatar',
        collection: item.avatar.collection,
        tokenId: item.avatar.tokenId,
      });
  };
  return (
    <div className={cn('flex flex-wrap gap-2', isWide && '[&>*]:flex-1')}>
      {!isSmall && !isHere && <StepLink to={itemPath(item)} label="View" isFirst {...link} />}
      {item.kind === 'trait' && <TraitSteps trait={item.trait} link={link} isOwn={isOwn} />}
      {isOwn && (item.kind === 'trait' || item.kind === 'avatar') && (
        <Button
          variant="outline"
          size={isSmall ? 'sm' : 'default'}
          aria-label={`List ${name}`}
          onClick={list}
        >
          List
        </Button>
      )}
    </div>
  );
}
