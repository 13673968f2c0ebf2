import { hashStruct } from 'viem';

import type { Bytes32 } from '../shared/hex';
import { SLOTS } from '../shared/slots';
import type {
  BuyCredits,
  Dress,
  DressBatch,
  Dressing,
  Subscribe,
  UndoDress,
  WornToken,
} from './bench-acts.schema';
import type { ActPlace } from './deployment';
import { marketDomain } from './market-domain';
import { plainAddress } from './plain-address';

const WORN_TOKEN = [
  { name: 'slot', type: 'string' },
  { name: 'traitId', type: 'uint256' },
] as const;

const DRESSING_FIELDS = [
  { name: 'token', type: 'address' },
  { name: 'avatarId', type: 'uint256' },
  { name: 'wornBefore', type: 'bytes32' },
  { name: 'wornAfter', type: 'WornToken[]' },
] as const;

const ONCE_UNTIL = [
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const OWNER = { name: 'owner', type: 'address' } as const;
const HIGHEST_CREDITS = { name: 'highestCredits', type: 'uint256' } as const;
const HIGHEST_PRICE = { name: 'highestPrice', type: 'uint256' } as const;

/** The EIP-712 types of each act at the benches. */
export const BENCH_ACT_TYPES = {
  Dress: {
    Dress: [OWNER, ...DRESSING_FIELDS, HIGHEST_CREDITS, ...ONCE_UNTIL],
    WornToken: WORN_TOKEN,
  },
  DressBatch: {
    DressBatch: [OWNER, { name: 'dressings', type: 'Dressing[]' }, HIGHEST_CREDITS, ...ONCE_UNTIL],
    Dressing: DRESSING_FIELDS,
    WornToken: WORN_TOKEN,
  },
  UndoDress: { UndoDress: [OWNER, { name: 'dressHash', type: 'bytes32' }, ...ONCE_UNTIL] },
  Subscribe: {
    Subscribe: [
      { name: 'subscriber', type: 'address' },
      { name: 'plan', type: 'string' },
      HIGHEST_PRICE,
      ...ONCE_UNTIL,
    ],
  },
  BuyCredits: {
    BuyCredits: [
      { name: 'buyer', type: 'address' },
      { name: 'credits', type: 'uint256' },
      HIGHEST_PRICE,
      ...ONCE_UNTIL,
    ],
  },
} as const;

const inDrawingOrder = (worn: readonly WornToken[]) =>
  worn
    .toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot))
    .map(({ slot, traitId }) => ({ slot, traitId: BigInt(traitId) }));

/** What stands for a whole look in a message, whatever order its slots come in. */
export const hashWorn = (worn: readonly WornToken[]): Bytes32 =>
  hashStruct({
    types: { Look: [{ name: 'worn', type: 'WornToken[]' }], WornToken: WORN_TOKEN },
    primaryType: 'Look',
    data: { worn: inDrawingOrder(worn) },
  });

const once = ({ nonce, deadline }: { nonce: string; deadline: string }) => ({
  nonce: BigInt(nonce),
  deadline: BigInt(deadline),
});

const dressing = ({ token, avatarId, wornBefore, wornAfter }: Dressing) => ({
  token: plainAddress(token),
  avatarId: BigInt(avatarId),
  wornBefore,
  wornAfter: inDrawingOrder(wornAfter),
});

/** What a wallet signs to dress one avatar. */
export const dressTypedData = (place: ActPlace, dress: Dress) => ({
  domain: marketDomain(place),
  types: BENCH_ACT_TYPES.Dress,
  primaryType: 'Dress' as const,
  message: {
    owner: plainAddress(dress.owner),
    ...dressing(dress),
    highestCredits: BigInt(dress.highestCredits),
    ...once(dress),
  },
});

/** What a wallet signs to dress several avatars at once. */
export const dressBatchTypedData = (place: ActPlace, batch: DressBatch) => ({
  domain: marketDomain(place),
  types: BENCH_ACT_TYPES.DressBatch,
  primaryType: 'DressBatch' as const,
  message: {
    owner: plainAddress(batch.owner),
    dressings: batch.dressings.map(dressing),
    highestCredits: BigInt(batch.highestCredits),
    ...once(batch),
  },
});

/** What a wallet signs to take a dressing back. */
export const undoDressTypedData = (place: ActPlace, undo: UndoDress) => ({
  domain: marketDomain(place),
  types: BENCH_ACT_TYPES.UndoDress,
  primaryType: 'UndoDress' as const,
  message: { owner: plainAddress(undo.owner), dressHash: undo.dressHash, ...once(undo) },
});

/** What a wallet signs to buy a plan. */
export const subscribeTypedData = (place: ActPlace, subscribe: Subscribe) => ({
  domain: marketDomain(place),
  types: BENCH_ACT_TYPES.Subscribe,
  primaryType: 'Subscribe' as const,
  message: {
    subscriber: plainAddress(subscribe.subscriber),
    plan: subscribe.plan,
    highestPrice: BigInt(subscribe.highestPrice),
    ...once(subscribe),
  },
});

/** What a wallet signs to buy vanilla credits. */
export const buyCreditsTypedData = (place: ActPlace, buy: BuyCredits) => ({
  domain: marketDomain(place),
  types: BENCH_ACT_TYPES.BuyCredits,
  primaryType: 'BuyCredits' as const,
  message: {
    buyer: plainAddress(buy.buyer),
    credits: BigInt(buy.credits),
    highestPrice: BigInt(buy.highestPrice),
    ...once(buy),
  },
});
