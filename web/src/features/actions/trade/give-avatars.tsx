import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { CheckInput } from '@/components/ui/check-input';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { listText } from '@/lib/format/list-text';

import {
  avatarField,
  promiseField,
  TICKED,
  UNTICKED,
  type AvatarChoice,
} from '../shared/orders/trade-choices';

type GiveAvatarsProps = {
  choices: readonly AvatarChoice[];
  change: (field: string) => (value: string) => void;
};

export function GiveAvatars({ choices, change }: GiveAvatarsProps) {
  return choices.map(({ avatar, isGiven, isPromised }) => {
    const { worn, imageUrl } = avatar;
    return (
      <li key={avatarField(avatar)}>
        <label className="flex cursor-pointer items-center gap-3">
          <SafePicture
            src={imageUrl}
            alt=""
            size={48}
            placeholder={<TraitPlaceholder />}
            className="size-12 shrink-0 overflow-hidden rounded-control bg-wall"
          />
          <span className="min-w-0 grow text-sm wrap-anywhere">
            {avatarName(avatar)} <span className="whitespace-nowrap text-muted">avatar</span>
          </span>
          <span className="grid w-16 shrink-0 justify-items-center">
            <CheckInput
              checked={isGiven}
              onChange={({ target }) =>
                change(avatarField(avatar))(target.checked ? TICKED : UNTICKED)
              }
            />
          </span>
        </label>
        {isGiven && worn.length > 0 && (
          <label className="mt-2 flex cursor-pointer gap-3 border-l-2 border-hairline pl-3 text-sm">
            <CheckInput
              checked={isPromised}
              onChange={({ target }) =>
                change(promiseField(avatar))(target.checked ? TICKED : UNTICKED)
              }
            />
            <span className="min-w-0 wrap-anywhere">
              {'Promise that it keeps '}
              {listText(worn.map(({ value }) => traitName({ traitValue: value })))}
              <span className="block text-muted">
                The trade is valid only while it wears all of these. Without this promise, few
                people will trust it.
              </span>
            </span>
          </label>
        )}
      </li>
    );
  });
}
