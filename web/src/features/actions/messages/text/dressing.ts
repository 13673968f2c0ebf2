import { type Dressing, hashWorn, type WornToken } from '@trait-market/contract/economy/actions';
import {
  type BatchedDressing,
  type Dressed,
  type DressPlan,
} from '@trait-market/contract/economy/benches';
import type { Order } from '@trait-market/contract/economy/orders';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { paths } from '@/config/paths';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemName } from '@/lib/economy/orders/item-words';
import { zonedMoment } from '@/lib/format/dates';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';
import { partyName } from '@/lib/page-meta/party-name';

import { nameOf, type Labels } from './labels';
import { detail, type Sentence } from './sentence';
import type { ActionSummary } from '../summary';
import { creditsText } from './sold-for-credits';
import { transactionRows } from './transaction-rows';

/** @throws UnreadableOrder when the displayed look differs from the one that would be signed */
export const wornTokens = ({
  worn,
  wornBefore,
}: Pick<DressPlan, 'worn' | 'wornBefore'>): WornToken[] => {
  const tokens = worn.map(({ slot, tokenId }) => ({ slot, traitId: tokenId }));
  if (hashWorn(tokens) !== wornBefore.toLowerCase())
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  return tokens;
};

export const dressingOf = ({
  avatar,
  token,
  wornBefore,
  wornAfter,
}: Pick<BatchedDressing, 'avatar' | 'token' | 'wornBefore' | 'wornAfter'>): Dressing => ({
  token,
  avatarId: avatar.tokenId,
  wornBefore,
  wornAfter: [...wornAfter],
});

type DressedAvatar = Pick<Dressing, 'token' | 'avatarId' | 'wornAfter'> & {
  worn: readonly WornToken[];
};

export const avatarText = ({ token, avatarId }: DressedAvatar, labels: Labels): string =>
  nameOf(labels, { kind: 'avatar', token, tokenId: avatarId });

export const changeSentences = (
  { token, worn, wornAfter }: DressedAvatar,
  labels: Labels,
): Sentence[] => {
  const traitIn = (look: readonly WornToken[], slot: Slot): string | undefined => {
    const found = look.find((one) => one.slot === slot);
    return found && nameOf(labels, { kind: 'worn', token, tokenId: found.traitId });
  };
  const changes = SLOTS.flatMap((slot): string[] => {
    const [off, on] = [traitIn(worn, slot), traitIn(wornAfter, slot)];
    if (off === on) return [];
    if (on === undefined) return [`You take off ${off}. It’s yours, loose in your wallet.`];
    if (off === undefined) return [`You put on ${on} as its ${slot}.`];
    return [`You swap ${off} for ${on} as its ${slot}.`];
  });
  const after = SLOTS.flatMap((slot) => traitIn(wornAfter, slot) ?? []);
  return [
    ...changes,
    after.length === 0
      ? 'After that, it wears nothing.'
      : detail(`After that, it wears ${listText(after)}.`),
  ];
};

const newLooks = (avatars: Dressed['avatars']): string =>
  avatars.length > 3
    ? `${avatars.length} avatars have their new looks.`
    : `${listText(avatars.map(({ name }) => plainText(name)))} ${avatars.length === 1 ? 'has its new look' : 'have their new looks'}.`;

/** Returns the avatar's page or, for several avatars, the feed. */
const undoPath = ([first, ...others]: Dressed['avatars']): string =>
  first === undefined || others.length > 0 ? paths.constructions : paths.looksOf(first);

/** Returns what was bought before the change, each with its seller and what it cost. */
const boughtRows = (bought: readonly Order[]): AmountRow[] =>
  bought.flatMap(({ hash, gives: [item], unitPrice, maker, chainId }) =>
    item === undefined || unitPrice === null
      ? []
      : {
          id: hash,
          label: `Bought ${itemName(item)}`,
          detail: `from ${partyName(maker)}`,
          value: coinText(chainId, unitPrice.coin, BigInt(unitPrice.amount)),
          estimate: unitPrice,
        },
  );

/** Returns the receipt of a change, with the orders that were filled before it for a look. */
export const dressedSummary = (
  { avatars, credits, balance, undoUntil, transactionHash }: Dressed,
  bought: readonly Order[] = [],
): ActionSummary => ({
  ...(undoUntil !== null && { undoneAt: undoPath(avatars) }),
  title: 'Constructed',
  words:
    undoUntil === null || bought.length === 0
      ? newLooks(avatars)
      : `${newLooks(avatars)} If you undo it, you keep what you bought, and don’t get its price back.`,
  rows: [
    ...boughtRows(bought),
    { label: 'Spent', value: creditsText(credits) },
    { label: 'You have left', value: creditsText(balance) },
    ...(undoUntil === null
      ? []
      : [{ label: 'Can be undone until', value: zonedMoment(new Date(undoUntil)) }]),
    ...(avatars[0] ? transactionRows({ chainId: avatars[0].chainId, transactionHash }) : []),
  ],
});
