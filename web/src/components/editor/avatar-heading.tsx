import type { AvatarRef } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { avatarName } from '@/lib/economy/avatars/avatar-name';

type AvatarHeadingProps = {
  avatar: Pick<AvatarRef, 'collection' | 'tokenId' | 'name'>;
  className?: string;
};

export function AvatarHeading({ avatar, className }: AvatarHeadingProps) {
  return (
    <h2 className={cn('min-w-0 font-display text-lg font-bold wrap-anywhere', className)}>
      <Link to={paths.avatar(avatar)} className="underline-offset-4 hover:underline">
        {avatarName(avatar)}
      </Link>
    </h2>
  );
}
