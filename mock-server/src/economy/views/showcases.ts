import type { Showcase, ShownItem, ShownRef } from '@trait-market/contract/economy/showcases';

import type { Account } from '../../kernel/account';
import { lookPicture } from '../drawings/look-picture';
import { editionsHeld, isHeld } from '../saved/showcases';
import { avatarKey } from '../tables/keys';
import { constructionRow } from './benches';
import { createPlaces } from './inventory';
import { avatarRefOf, avatarRow, traitRefOf, type View } from './view/view';

type Places = ReturnType<typeof createPlaces>;

const presentItem = (view: View, places: Places, account: Account, item: ShownRef): ShownItem => {
  const { context } = view.market;
  switch (item.kind) {
    case 'trait':
      return {
        kind: 'trait',
        trait: traitRefOf(view, item.id),
        held: editionsHeld(context, account, item.id),
      };
    case 'avatar': {
      const row = avatarRow(view, avatarKey(item.collection, item.tokenId));
      return {
        kind: 'avatar',
        avatar: avatarRefOf(view, row),
        rank: places.ofAvatar(row).place,
      };
    }
    case 'look': {
      const { avatar, after } = constructionRow(view, item.id);
      const row = avatarRow(view, avatar);
      return {
        kind: 'look',
        id: item.id,
        avatar: avatarRefOf(view, row),
        imageUrl: view.pictureAt(lookPicture(row, after.worn)),
        rank: after.rank,
      };
    }
  }
};

/** Returns the items of a wallet's showcase that it still holds, in their order. */
export const presentShowcase = (view: View, account: Account): Showcase => {
  const { context } = view.market;
  const items = context.tables.showcases.find(account)?.items ?? [];
  const places = createPlaces(view);
  return {
    items: items
      .filter((item) => isHeld(context, account, item))
      .map((item) => presentItem(view, places, account, item)),
  };
};
