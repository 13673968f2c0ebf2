import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { AvatarRef, ChainId, Item } from '@trait-market/contract/economy/shared';
import type { Asset, TraitCommitment } from '@trait-market/contract/economy/typed-data';

import { asciiDigits } from '@/lib/economy/amounts/ascii-digits';
import type { Read } from '@/lib/economy/amounts/parse-amount';

import { promisesOf } from '../avatars/avatar-promises';
import { readQuantity } from '../form/form-values';
import { labelAssets, labelsOfAvatar, type Labels } from '../../messages/text/labels';

const MOST_GIVEN = 20;
const MOST_PROMISED = 20;

type OwnedTrait = Extract<InventoryItem, { kind: 'trait' }>;

export type TraitChoice = { owned: OwnedTrait; text: string };

export type AvatarChoice = { avatar: Avatar; isGiven: boolean; isPromised: boolean };

export type TradeChoices = { traits: TraitChoice[]; avatars: AvatarChoice[] };

export const traitField = (id: string): string => `give:${id}`;

const avatarId = ({ collection, tokenId }: AvatarRef): string => `${collection}/${tokenId}`;
export const avatarField = (avatar: AvatarRef): string => `give:avatar:${avatarId(avatar)}`;
export const promiseField = (avatar: AvatarRef): string => `promise:${avatarId(avatar)}`;

export const TICKED = 'yes';
export const UNTICKED = 'no';

/** Offers all other items on this chain. By default, commits to the avatars' looks. */
export const tradeChoices = (
  values: Readonly<Record<string, string>>,
  { traits, avatars }: { traits: readonly OwnedTrait[]; avatars: readonly Avatar[] },
  { id, chainId }: { id?: string; chainId: ChainId },
): TradeChoices => ({
  traits: traits
    .filter(({ trait }) => trait.chainId === chainId && trait.id !== id)
    .map((owned) => ({ owned, text: values[traitField(owned.trait.id)] ?? '' })),
  avatars: avatars
    .filter((avatar) => avatar.chainId === chainId)
    .map((avatar) => ({
      avatar,
      isGiven: values[avatarField(avatar)] === TICKED,
      isPromised: values[promiseField(avatar)] !== UNTICKED,
    })),
});

export const isCounted = ({ text }: TraitChoice): boolean => !/^0*$/.test(asciiDigits(text));

export const isAnythingGiven = ({ traits, avatars }: TradeChoices): boolean =>
  traits.some(isCounted) || avatars.some(({ isGiven }) => isGiven);

/** The chosen items, as far as they have been entered. */
export const givenItems = ({ traits, avatars }: TradeChoices): Item[] => [
  ...avatars.flatMap(({ avatar, isGiven }) =>
    isGiven ? [{ kind: 'avatar' as const, avatar }] : [],
  ),
  ...traits.filter(isCounted).flatMap(({ owned: { trait, quantity: held }, text }) => {
    const quantity = readQuantity(held)(text).value;
    return quantity === undefined
      ? []
      : [{ kind: 'trait' as const, trait, quantity: Number(quantity) }];
  }),
];

type Given = { gives: Asset[]; commitments: TraitCommitment[]; labels: Labels['assets'] };

type Besides = {
  /** The promises about what the user wants. */
  promised?: readonly TraitCommitment[];
  /** Whether the user gives coin, which an order counts like an item. */
  hasCoin?: boolean;
};

export const readGiven = (
  choices: TradeChoices,
  { promised = [], hasCoin = false }: Besides = {},
): Read<Given> => {
  const mostGiven = hasCoin ? MOST_GIVEN - 1 : MOST_GIVEN;
  const traits = choices.traits.filter(isCounted);
  const given = choices.avatars.filter(({ isGiven }) => isGiven);
  if (traits.length + given.length === 0) return { error: 'Choose what to give.' };
  if (traits.length + given.length > mostGiven)
    return {
      error: `You can give up to ${mostGiven} different items in a trade${hasCoin ? ' with coin' : ''}.`,
    };

  const commitments = [
    ...given.flatMap(({ avatar, isPromised }) => (isPromised ? promisesOf(avatar) : [])),
    ...promised,
  ];
  if (commitments.length > MOST_PROMISED)
    return {
      error: `A trade can promise up to ${MOST_PROMISED} worn traits, and this promises ${commitments.length}. Give fewer avatars, or untick a promise.`,
    };

  const assets: Asset[] = given.map(({ avatar: { token, tokenId } }) => ({
    kind: 'avatar',
    token,
    tokenId,
  }));
  for (const { owned, text } of traits) {
    const { value: quantity, error } = readQuantity(owned.quantity)(text);
    if (error !== undefined) return { error };
    const { token, tokenId } = owned.trait;
    assets.push({ kind: 'trait', token, tokenId, quantity });
  }
  return {
    value: {
      gives: assets,
      commitments,
      labels: Object.assign(
        labelAssets(
          traits.map(({ owned: { trait } }) => ({ ...trait, kind: 'trait', name: trait.value })),
        ),
        ...given.map(({ avatar }) => labelsOfAvatar(avatar).assets),
      ),
    },
  };
};
