import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useId } from 'react';

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
import { GiveCard } from './give-card';

type ChoiceProps = {
  choice: AvatarChoice;
  change: (field: string) => (value: string) => void;
};

export function GiveAvatar({
  item,
  choice: { avatar, isGiven },
  change,
}: ChoiceProps & { item: InventoryItem }) {
  return (
    <GiveCard
      item={item}
      name={avatarName(avatar)}
      isGiven={isGiven}
      onChange={(isTicked) => change(avatarField(avatar))(isTicked ? TICKED : UNTICKED)}
    />
  );
}

/** Asks whether a given avatar must keep what it wears for the trade to be valid. */
export function AvatarPromise({ choice: { avatar, isPromised }, change }: ChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-l-2 border-hairline pl-3 text-sm">
      <p id={id} className="mb-1 font-semibold">
        {avatarName(avatar)}
      </p>
      <label className="flex cursor-pointer gap-3">
        <CheckInput
          checked={isPromised}
          onChange={({ target }) =>
            change(promiseField(avatar))(target.checked ? TICKED : UNTICKED)
          }
        />
        <span className="min-w-0 wrap-anywhere">
          {'Promise that it keeps '}
          {listText(avatar.worn.map(({ value }) => traitName({ traitValue: value })))}
          <span className="block text-muted">
            The trade is valid only while it wears all of these. Without this promise, few people
            will trust it.
          </span>
        </span>
      </label>
    </div>
  );
}
