import { useQueryClient } from '@tanstack/react-query';
import type { AvatarCard } from '@trait-market/contract/economy/avatars';

import { SelectBox } from '@/components/economy/items/select-box';
import { SelectBar } from '@/components/market-search/selection/select-bar';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { addSeveral } from '@/lib/cart/add-several';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useConnectedAddress } from '@/lib/session/session-context';

import { fetchListings } from '../fetch-listings';
import { idOfCard } from '../use-avatar-wall';
import type { ChangeSelected, Selected } from './selected';

type AvatarSelectionProps = {
  selected: Selected;
  /** The loaded avatars of the list. */
  shown: readonly AvatarCard[];
  onSelect: ChangeSelected;
};

/** Adds the selected avatars to the cart at their listing prices. */
export function AvatarSelection({ selected, shown, onSelect }: AvatarSelectionProps) {
  const queryClient = useQueryClient();
  const buyer = useConnectedAddress();
  return (
    <SelectBar
      noun="avatar"
      idOf={idOfCard}
      priceOf={({ price }) => price}
      selected={selected}
      shown={shown}
      limitText={`You can select ${BATCH_ACTIONS_MAX} at a time`}
      onSelect={onSelect}
      onAdd={() =>
        addSeveral({
          items: [...selected.values()],
          nameOf: avatarName,
          isLineOf: ({ avatar }, item) =>
            avatar !== undefined && idOfCard(avatar) === idOfCard(item),
          listedOf: (others) => Promise.resolve(others.filter(({ price }) => price !== null)),
          find: async (avatar) => {
            const listings = await fetchListings(queryClient, avatar);
            return bestOfOthers(listings, buyer) ?? (listings.length === 0 ? 'notForSale' : 'own');
          },
        })
      }
    />
  );
}

type AvatarSelectBoxProps = {
  avatar: AvatarCard;
  selected: Selected;
  onSelect: ChangeSelected;
};

export function AvatarSelectBox({ avatar, selected, onSelect }: AvatarSelectBoxProps) {
  const id = idOfCard(avatar);
  return (
    <SelectBox
      id={id}
      name={avatarName(avatar)}
      isSelected={selected.has(id)}
      isFull={selected.size >= BATCH_ACTIONS_MAX}
      onToggle={() =>
        onSelect((before) => {
          const next = new Map(before);
          if (!next.delete(id)) next.set(id, avatar);
          return next;
        })
      }
    />
  );
}
