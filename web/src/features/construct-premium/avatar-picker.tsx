import { MAX_DRESSED } from '@trait-market/contract/economy/actions';
import type { Avatar } from '@trait-market/contract/economy/avatars';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { DockFrame } from '@/components/editor/dock-frame';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { CheckInput } from '@/components/ui/check-input';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { isSameLook, type Look } from '@/lib/looks/look';

import { AvatarFace } from './avatar-face';
import { avatarGrid } from './avatar-grid';
import { shortName } from './short-name';

export type EditedAvatar = { avatar: Avatar; worn: Look; look: Look };

type AvatarPickerProps = {
  avatars: readonly EditedAvatar[];
  chosen: readonly string[];
  onChoose: (tokenIds: readonly string[]) => void;
  onLeaveOut: (tokenIds: readonly string[]) => void;
  next: string;
};

const dressText = (count: number): string =>
  count === 1 ? 'Dress 1 avatar' : `Dress ${count} avatars`;

export function AvatarPicker({ avatars, chosen, onChoose, onLeaveOut, next }: AvatarPickerProps) {
  const [refused, setRefused] = useState<string>();
  const all = avatars.map(({ avatar }) => avatar.tokenId);
  const isFull = chosen.length >= MAX_DRESSED;
  const toggle = ({ tokenId, ...avatar }: Avatar, isChosen: boolean) => {
    setRefused(!isChosen && isFull ? avatarName(avatar) : undefined);
    if (isChosen) onLeaveOut([tokenId]);
    else onChoose([tokenId]);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={isFull || chosen.length === all.length}
          onClick={() => onChoose(all)}
        >
          {all.length > MAX_DRESSED ? `Choose the first ${MAX_DRESSED}` : 'Choose all'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => {
            setRefused(undefined);
            onLeaveOut(chosen);
          }}
        >
          Choose none
        </Button>
      </div>
      <ul aria-label="Your avatars" className={avatarGrid}>
        {avatars.map(({ avatar, worn, look }) => {
          const isChosen = chosen.includes(avatar.tokenId);
          const isChanged = !isSameLook(worn, look);
          return (
            <li key={avatar.tokenId} className="min-w-0">
              <label className="group relative block cursor-pointer rounded-card border border-hairline p-1.5 transition-colors hover:bg-surface-raised has-checked:border-accent has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground">
                <span className="absolute top-3 right-3 z-1 flex">
                  <CheckInput
                    checked={isChosen}
                    onChange={() => toggle(avatar, isChosen)}
                    className="outline-none"
                  />
                </span>
                {isChanged && (
                  <span className="absolute top-3 left-3 z-1 rounded-tag bg-ground px-1.5 py-0.5 text-xs font-semibold">
                    Changed
                  </span>
                )}
                <AvatarFace
                  avatar={avatar}
                  look={look}
                  className="w-full overflow-hidden rounded-control"
                />
                <span
                  aria-hidden
                  className="mt-1.5 line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere"
                >
                  {shortName(avatar)}
                </span>
                <span className="sr-only">{avatarName(avatar)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <DockFrame
        title={`${chosen.length} of ${Math.min(MAX_DRESSED, all.length)} chosen`}
        note={
          refused === undefined ? (
            `Up to ${MAX_DRESSED} avatars change together`
          ) : (
            <p role="alert" className="text-danger">
              {MAX_DRESSED} is the most for one signature. Leave one out to choose {refused}.
            </p>
          )
        }
        action={
          chosen.length === 0 ? (
            <Button size="lg" className="w-full" disabled>
              Dress them
            </Button>
          ) : (
            <Link to={next} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
              {dressText(chosen.length)}
            </Link>
          )
        }
      />
    </>
  );
}
