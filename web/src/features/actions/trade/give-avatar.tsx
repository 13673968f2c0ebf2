import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useId } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { traitName } from '@/components/trait/trait-name';
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
import { ItemFacts } from '../shared/picking/item-facts';

type GiveAvatarProps = {
  item: InventoryItem;
  choice: AvatarChoice;
  change: (field: string) => (value: string) => void;
};

export function GiveAvatar({
  item,
  choice: { avatar, isGiven, isPromised },
  change,
}: GiveAvatarProps) {
  const id = useId();
  const { worn } = avatar;
  return (
    <li>
      <label htmlFor={id} className="flex cursor-pointer items-center gap-3">
        <ItemPicture item={{ kind: 'avatar', avatar }} size={56} className="size-14" />
        <span className="min-w-0 grow text-sm wrap-anywhere">
          <span className="block font-semibold">{avatarName(avatar)}</span>
          <ItemFacts item={item} />
        </span>
        <span className="grid w-16 shrink-0 justify-items-center">
          <CheckInput
            id={id}
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
              The trade is valid only while it wears all of these. Without this promise, few people
              will trust it.
            </span>
          </span>
        </label>
      )}
    </li>
  );
}
