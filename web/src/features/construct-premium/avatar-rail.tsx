import { Link } from 'react-router-dom';

import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { isSameLook } from '@/lib/looks/look';

import { AvatarFace } from './avatar-face';
import type { EditedAvatar } from './avatar-picker';
import { shortName } from './short-name';

type AvatarRailProps = {
  avatars: readonly EditedAvatar[];
  current: string;
  short: ReadonlySet<string>;
  addressOf: (tokenId: string) => string;
};

export function AvatarRail({ avatars, current, short, addressOf }: AvatarRailProps) {
  return (
    <nav
      aria-label="Chosen avatars"
      // The padding makes room for the focus ring, which the scroll container would clip.
      className="relative -mx-4 flex snap-x gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:grid md:grid-cols-10 md:overflow-visible md:px-0"
    >
      {avatars.map(({ avatar, worn, look }) => {
        const { tokenId } = avatar;
        const isChanged = !isSameLook(worn, look);
        return (
          <Link
            key={tokenId}
            to={addressOf(tokenId)}
            replace
            aria-current={tokenId === current ? 'true' : undefined}
            className="block w-16 shrink-0 snap-start rounded-card border border-hairline p-1 transition-colors hover:bg-surface-raised aria-[current=true]:border-foreground aria-[current=true]:bg-surface-raised md:w-auto"
          >
            <AvatarFace
              avatar={avatar}
              look={look}
              className="w-full overflow-hidden rounded-control"
            />
            <span aria-hidden className="mt-1 flex items-center gap-1 text-xs font-semibold">
              {short.has(tokenId) ? (
                <span className="size-1.5 shrink-0 rounded-full bg-danger" />
              ) : (
                isChanged && <span className="size-1.5 shrink-0 rounded-full bg-accent" />
              )}
              <span className="truncate">{shortName(avatar)}</span>
            </span>
            <span className="sr-only">
              {avatarName(avatar)}
              {isChanged && <span>, changed</span>}
              {short.has(tokenId) && <span>, a trait is missing</span>}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
