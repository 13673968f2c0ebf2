import { type AvatarRef, CHAINS } from '@trait-market/contract/economy/shared';

import type { Act } from '@/lib/acts/act';
import { plainText } from '@/lib/format/plain-text';
import { isExtraction } from '@/lib/looks/look-words';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/** The name of an act's dialog, which stays the same from its form to its receipt. */
export const titleOf = (act: Act): string => {
  switch (act.kind) {
    case 'buy':
      return 'Buy';
    case 'buySeveral':
      return 'Buy what’s in your cart';
    case 'accept':
      return act.order.kind === 'trade' ? 'Accept a trade' : 'Accept an offer';
    case 'list':
    case 'listAvatar':
      return 'List for sale';
    case 'listSeveral':
      return act.items.length === 1 ? 'List 1 trait' : `List ${act.items.length} traits`;
    case 'reprice':
      return act.lines.length === 1 ? 'Change the price' : `Change ${act.lines.length} prices`;
    case 'offer':
    case 'offerAvatar':
      return 'Make an offer';
    case 'offerAny':
      return 'Make a collection offer';
    case 'trade':
      return 'Propose a trade';
    case 'cancel':
      return act.orders.length === 1 ? 'Cancel an order' : `Cancel ${act.orders.length} orders`;
    case 'cancelAll':
      return `Cancel everything on ${CHAINS[act.chainId].name}`;
    case 'wrap':
      return `Wrap ${CHAINS[act.chainId].symbols.native}`;
    case 'unwrap':
      return `Unwrap ${CHAINS[act.chainId].symbols.wrapped}`;
    case 'approve':
      return act.isGiven ? 'Approve Seaport' : 'Take back an approval';
    case 'dress':
      return isExtraction(act.plan) ? 'Extract' : 'Construct';
    case 'dressBatch': {
      const { length } = act.plan.dressings;
      return length === 1 ? 'Construct 1 avatar' : `Construct ${length} avatars`;
    }
    case 'undoDress':
      return 'Undo the change';
    case 'subscribe':
      return `Buy the ${act.plan.plan} plan`;
    case 'buyCredits':
      return `Buy ${act.bundle.credits} credits`;
    case 'buyPacks':
      return `Buy packs of ${plainText(act.drop.name)}`;
    case 'openPacks':
      return `Open packs of ${plainText(act.drop.name)}`;
    case 'burn':
      return 'Give to the Light';
    case 'withdrawBurn':
      return 'Take back from the Light';
    case 'reroll':
      return act.stake.length === 1 ? 'Re-roll' : 'Upgrade three for one';
    case 'giveToPool':
      return 'Give to the pool';
  }
};

const WITHOUT_FORM: ReadonlySet<Act['kind']> = new Set([
  'cancel',
  'cancelAll',
  'approve',
  'reprice',
  'dressBatch',
  'undoDress',
  'burn',
  'withdrawBurn',
]);

/** Whether there is something to fill in: what has no form begins with its review. */
export const hasForm = (act: Act): boolean =>
  act.kind === 'dress' ? act.buys.length > 0 : !WITHOUT_FORM.has(act.kind);

/** The trait that an act is about, where it is about one. */
export const traitIdOf = (act: Act): string | undefined => {
  switch (act.kind) {
    case 'list':
    case 'offer':
    case 'trade':
    case 'burn':
      return act.traitId;
    case 'withdrawBurn':
      return act.burn.trait.id;
    case 'buy':
    case 'accept': {
      const { gives, gets, kind } = act.order;
      const [item] = kind === 'listing' ? gives : gets;
      if (item?.kind === 'any') return act.kind === 'accept' ? act.traitId : undefined;
      return item?.kind === 'trait' ? item.trait.id : undefined;
    }
    case 'reprice': {
      const [line] = act.lines;
      const [item] = line?.order.gives ?? [];
      return act.lines.length === 1 && item?.kind === 'trait' ? item.trait.id : undefined;
    }
    default:
      return undefined;
  }
};

/** The avatar that an act is about, where it is about one. */
export const avatarIdOf = (act: Act): AvatarId | undefined => {
  switch (act.kind) {
    case 'listAvatar':
    case 'offerAvatar': {
      const { collection, tokenId } = act;
      return { collection, tokenId };
    }
    case 'buy':
    case 'accept': {
      const { gives, gets, kind } = act.order;
      const [item] = kind === 'listing' ? gives : gets;
      if (kind === 'trade' || item?.kind !== 'avatar') return undefined;
      const { collection, tokenId } = item.avatar;
      return { collection, tokenId };
    }
    default:
      return undefined;
  }
};
