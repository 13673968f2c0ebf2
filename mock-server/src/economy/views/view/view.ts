import {
  type AvatarRef,
  type Item,
  type Party,
  type TraitRef,
} from '@trait-market/contract/economy/shared';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import { shownAddress, type Account } from '../../../kernel/account';
import { traitPicturePath, type PictureFormat } from '../../../world/picture-paths';
import type { CollectionEntry, TraitEntry } from '../../catalogue/catalogue';
import { BARE_SLOTS, HEAD_SLOTS } from '../../../art/draw-avatar';
import { traitVersion } from '../../../art/drawing-version';
import { avatarPicture } from '../../drawings/avatar-picture';
import { bareLayer, headLayer, ownBackground, wornLayer } from '../../drawings/layer-picture';
import type { Market } from '../../market/market';
import { wearOf } from '../../traits/rarity';
import { MarketRefusal } from '../../shared/refusal';
import { traitsMeant } from '../../traits/criteria';
import type { AnyGood, AvatarRow, Good } from '../../tables/rows';

export type View = {
  market: Market;
  profileOf: (account: Account) => { username: string | null; avatarPhoto: string | null };
  pictureAt: (path: string) => string;
};

export const partyOf = ({ profileOf }: View, account: Account): Party => ({
  address: shownAddress(account),
  username: profileOf(account).username,
});

/** @throws MarketRefusal for an unknown trait */
export const traitEntry = ({ market }: View, id: string): TraitEntry => {
  const found = market.context.catalogue.traits.get(id);
  if (found === undefined) throw new MarketRefusal('unknown-trait', 'There is no such trait.');
  return found;
};

/** @throws MarketRefusal for an unknown collection */
export const collectionEntry = ({ market }: View, slug: string): CollectionEntry => {
  const found = market.context.catalogue.collections.get(slug);
  if (found === undefined) {
    throw new MarketRefusal('unknown-collection', 'There is no such collection.');
  }
  return found;
};

/** @throws MarketRefusal for an unknown avatar */
export const avatarRow = ({ market }: View, key: string): AvatarRow => {
  const found = market.context.tables.avatars.find(key);
  if (found === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  return found;
};

export const traitPictureOf = (
  view: View,
  { id, art }: TraitEntry,
  format: PictureFormat,
): string => view.pictureAt(traitPicturePath(id, format, traitVersion(art)));

export const traitRefOf = (view: View, id: string): TraitRef => {
  const trait = traitEntry(view, id);
  const { value, slot, collection } = trait;
  const { rarity } = wearOf(view.market.context, trait);
  return { id, value, slot, collection, rarity, imageUrl: traitPictureOf(view, trait, 'svg') };
};

export const layersOf = (view: View, id: string) => ({
  layerUrl: view.pictureAt(wornLayer(id)),
  ...(traitEntry(view, id).slot === 'body' && {
    bareLayers: BARE_SLOTS.map((slot) => ({
      slot,
      imageUrl: view.pictureAt(bareLayer(id, slot)),
    })),
  }),
});

export const headLayersOf = (view: View, collection: string) =>
  HEAD_SLOTS.map((slot) => ({ slot, imageUrl: view.pictureAt(headLayer(collection, slot)) }));

export const ownLayersOf = (view: View, { collection, tokenId, worn }: AvatarRow) => {
  const background = {
    slot: 'background' as const,
    imageUrl: view.pictureAt(ownBackground(collection, tokenId)),
  };
  const head = headLayersOf(view, collection).filter(({ slot }) => slot !== 'background');
  return [...(worn.background ? [] : [background]), ...(worn.body ? [] : head)];
};

export const avatarRefOf = (view: View, row: AvatarRow): AvatarRef => {
  const { collection, tokenId } = row;
  const name = `${collectionEntry(view, collection).name} #${tokenId}`;
  return {
    collection,
    tokenId,
    name,
    imageUrl: view.pictureAt(avatarPicture(view.market.context.catalogue, row)),
  };
};

const MAX_SET_PICTURES = 4;

/** Returns examples of a set's traits, of as many slots as possible. */
const examplesOf = (traits: readonly TraitEntry[]): TraitEntry[] => {
  const slots = new Set<string>();
  const first = traits.filter(({ slot }) => !slots.has(slot) && slots.add(slot));
  const others = traits.filter((trait) => !first.includes(trait));
  return [...first, ...others].slice(0, MAX_SET_PICTURES);
};

/** Returns the pictures of some traits of a set, which was signed or only described. */
const setPictures = (view: View, { collection, root, slot, tier, rarity }: AnyGood): string[] => {
  const { catalogue, tables } = view.market.context;
  const [order] = root === ANY_TOKEN ? [] : tables.orders.findBy('criteria', root);
  const traits = order?.criteria
    ? (slot ? order.criteria.tokenIds.slice(0, MAX_SET_PICTURES) : order.criteria.tokenIds).flatMap(
        (tokenId) => catalogue.traitByToken(collection, tokenId) ?? [],
      )
    : traitsMeant(view.market.context, collection, {
        ...(slot && { slot }),
        ...(tier && { tier }),
        ...(rarity && { rarity }),
      });
  return examplesOf(traits).map((trait) => traitPictureOf(view, trait, 'svg'));
};

/** Returns the pictures of a collection's first avatars, which stand for any of them. */
const avatarPictures = (view: View, collection: string): string[] => {
  const { catalogue, tables } = view.market.context;
  return tables.avatars
    .findBy('collection', collection)
    .slice(0, MAX_SET_PICTURES)
    .map((row) => view.pictureAt(avatarPicture(catalogue, row)));
};

export const itemOf = (view: View, good: Good): Item => {
  switch (good.kind) {
    case 'trait':
      return { kind: 'trait', trait: traitRefOf(view, good.traitId), quantity: good.quantity };
    case 'avatar':
      return { kind: 'avatar', avatar: avatarRefOf(view, avatarRow(view, good.avatar)) };
    case 'any': {
      const { kind, quantity, rarity = null, ...criteria } = good;
      const collectionName = collectionEntry(view, good.collection).name;
      const imageUrls = setPictures(view, good);
      return { kind, criteria: { ...criteria, rarity, collectionName, imageUrls }, quantity };
    }
    case 'anyAvatar': {
      const { collection } = good;
      const collectionName = collectionEntry(view, collection).name;
      return { ...good, collectionName, imageUrls: avatarPictures(view, collection) };
    }
  }
};

export const timeOf = (ms: number): string => new Date(ms).toISOString();
