import { Copy } from 'lucide-react';

import { Stage } from '@/components/editor/stage';
import { ShareActions } from '@/components/share/share-actions';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { changesBetween, idsOf, layersOf } from '@/lib/looks/look';

import type { EditedAvatar } from './avatar-picker';

const NOT_WORN = 'Not worn yet';

type StagedAvatarProps = {
  avatar: EditedAvatar;
  isBefore: boolean;
  onBefore: (isBefore: boolean) => void;
  onGiveToOthers: (() => void) | undefined;
  canGive: boolean;
};

export function StagedAvatar({
  avatar: { avatar, worn, look },
  isBefore,
  onBefore,
  onGiveToOthers,
  canGive,
}: StagedAvatarProps) {
  const name = avatarName(avatar);
  const isChanged = changesBetween(worn, look).length > 0;
  const shown = isBefore ? worn : look;
  return (
    <>
      <Stage look={shown} bare={avatar.bareLayers} alt={`${name}, ${isBefore ? 'now' : 'after'}`} />
      <h3 className="mt-4 font-display text-lg font-bold wrap-anywhere">{name}</h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isBefore}
          disabled={!isChanged && !isBefore}
          onClick={() => onBefore(!isBefore)}
        >
          {isBefore ? 'Show after' : 'Show before'}
        </Button>
        {onGiveToOthers && (
          <Button variant="outline" size="sm" disabled={!canGive} onClick={onGiveToOthers}>
            <Copy aria-hidden />
            Give this look to the others
          </Button>
        )}
      </div>
      <ShareActions
        of={{
          title: name,
          collection: avatar.collection,
          path: paths.playgroundWith(avatar, idsOf(shown)),
          art: [layersOf(shown, avatar.bareLayers).map(({ url }) => url)],
          mark: !isBefore && isChanged ? NOT_WORN : undefined,
          fileName: `${avatar.collection}-${avatar.tokenId}`,
        }}
        className="mt-2"
      />
    </>
  );
}
