import type { Showcase, ShownItem, ShownRef } from '@trait-market/contract/economy/showcases';

import type { Account } from '../../kernel/account';
import { lookPicture } from '../drawings/look-picture';
import { editionsHeld, isHeld } from '../saved/showcases';
import { avatarKey } from '../tables/keys';
import { standingsOf } from '../traits/standings';
import { constructionRow } from './benches';
import { avatarRefOf, avatarRow, traitRefOf, type View } from './view/view';

const presentItem = (view: View, account: Account, item: ShownRef): ShownItem => {
  const { context } = view.market;
  switch (item.kind) {
    case 'trait':
      return {
        kind: 'trait',
        trait: traitRefOf(view, item.id),
        held: editionsHeld(context, account, item.id),
      };
    case 'avatar': {
      const key = avatarKey(item.collection, item.tokenId);
      const { rank } = standingsOf(context, item.collection).standingOf(key);
      return { kind: 'avatar', avatar: avatarRefOf(view, avatarRow(view, key)), rank };
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
  return {
    items: items
      .filter((item) => isHeld(context, account, item))
      .map((item) => presentItem(view, account, item)),
  };
};
