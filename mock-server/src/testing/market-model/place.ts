import {
  type Bytes32,
  CHAIN_IDS,
  type ChainId,
  type CreditAmounts,
} from '@trait-market/contract/economy/shared';
import type { PostOrder } from '@trait-market/contract/economy/orders';

import { keccak256, numberToHex } from 'viem';

import { pooledEditions } from '../../economy/reroll/pool';
import type { SignatureCheck } from '../../economy/shared/signed-action';
import { stateOfTables } from '../../economy/tables/tables';
import type { Account } from '../../kernel/account';
import { actingCheaplyFor, cheapAccount, cheapCheck, type CheapActor } from '../cheap-signatures';
import { ETHER, openTestMarket, type TestMarket } from '../market';
import { catalogueWithPins } from '../market-catalogue';
import { giveDrop, PACK_PRICE, testDrop } from '../test-drop';
import { givePool } from '../test-pool';

const PACKS_IN_DROP = 12;

/** Two drops on one chain. The second has fewer packs, so that purchases miss some. */
export const DROPS = ['tide', 'ebb'] as const;

export const TRAITS = ['alpha-eyes', 'alpha-hat', 'alpha-cap', 'omega-eyes', 'omega-hat'] as const;
export const AVATARS = ['alpha/1', 'alpha/2', 'omega/1'] as const;

export type Place = {
  actors: readonly CheapActor[];
  /** Whether the invariants are checked after each action. */
  hasInvariants: boolean;
} & TestMarket;

/** The model's record of an order, which detects invalid fills. */
export type KnownOrder = {
  order: PostOrder;
  maker: number;
  units: number;
  filled: number;
  over: boolean;
};

/** The model's record of a dressing, which undoing must restore. */
export type KnownDressing = {
  hash: Bytes32;
  actor: number;
  chainId: ChainId;
  at: number;
  cost: number;
  avatars: { avatar: string; before: string; after: string }[];
  undone: boolean;
};

export type KnownBurn = {
  hash: Bytes32;
  actor: number;
  chainId: ChainId;
  traitId: string;
  quantity: number;
  until: number;
  state: 'locked' | 'withdrawn' | 'gone';
};

export type Model = {
  editions: Map<string, number>;
  money: Map<number, bigint>;
  orders: KnownOrder[];
  fills: { maker: number; isListing: boolean }[];
  dressings: KnownDressing[];
  credits: Map<Account, CreditAmounts>;
  /** The unopened packs by account and drop, as in `packsKey`. */
  packs: Map<string, number>;
  burns: KnownBurn[];
  pooled: number;
  spent: (() => Promise<unknown>)[];
};

/** Looks to try in each collection: lists of trait ids. */
export const LOOKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  alpha: [[], ['alpha-eyes'], ['alpha-hat'], ['alpha-cap'], ['alpha-eyes', 'alpha-hat']],
  omega: [[], ['omega-eyes'], ['omega-hat'], ['omega-eyes', 'omega-hat']],
};

/** Returns everything that an action may change; a refused draw changes `refusals` only. */
export const snapshotOf = (place: Place): { rest: string; refusals: string } => {
  const { drawLog, drawRefusals, ...tables } = stateOfTables(0, place.market.context.tables);
  const rest = JSON.stringify([
    tables,
    place.actors.map(({ account }) => place.credits.entries(account, place.clock.now)),
    [...place.coins].map(([key, wei]) => `${key} ${wei}`),
  ]);
  return { rest, refusals: JSON.stringify([drawLog, drawRefusals]) };
};

/** Each user's initial credits, which suffice for a few dressings only. */
const CREDITS = 60;

const ACCOUNTS = [1, 2, 3, 4].map(cheapAccount);

/** Gives four users coins, credits and two editions per trait, and three of them also avatars. */
export const openPlace = async (
  accounts: readonly Account[] = ACCOUNTS,
  checkSignature: SignatureCheck = cheapCheck,
): Promise<{ model: Model; real: Place }> => {
  let secrets = 0;
  const newSecret = () => keccak256(numberToHex((secrets += 1)));
  const opened = openTestMarket({ checkSignature, newSecret, catalogue: catalogueWithPins });
  const { market, clock } = opened;
  const actors = accounts.map((account) => actingCheaplyFor(account, market, () => clock.now));
  const model: Model = {
    editions: new Map(),
    money: new Map(),
    orders: [],
    fills: [],
    dressings: [],
    credits: new Map(),
    packs: new Map(),
    burns: [],
    pooled: 0,
    spent: [],
  };
  const hats: string[] = [];
  for (const [index, id] of DROPS.entries()) {
    const price = String(PACK_PRICE * BigInt(index + 1));
    const drop = testDrop(PACKS_IN_DROP / (index + 1), { id, price });
    giveDrop(opened, drop);
    for (const { traitId, quantity } of drop.boxes.flatMap(({ traits }) => traits)) {
      model.editions.set(traitId, (model.editions.get(traitId) ?? 0) + quantity);
    }
  }
  for (const [traitId, editions] of givePool(opened, accounts)) {
    model.editions.set(traitId, editions);
  }
  model.pooled = pooledEditions(market.context);
  for (const [index, { account }] of actors.entries()) {
    for (const chainId of CHAIN_IDS) {
      opened.giveCoin(account, 20n * ETHER, chainId);
      opened.giveWrapped(account, 10n * ETHER, chainId);
      model.money.set(chainId, (model.money.get(chainId) ?? 0n) + 30n * ETHER);
    }
    opened.setCredits(account, 20, CREDITS - 20);
    model.credits.set(account, { subscription: 20, vanilla: CREDITS - 20 });
    for (const traitId of TRAITS) {
      await opened.giveTrait(account, traitId, 2);
      model.editions.set(traitId, (model.editions.get(traitId) ?? 0) + 2);
    }
    const avatar = AVATARS[index]?.split('/');
    if (avatar?.[0] !== undefined && avatar[1] !== undefined) {
      const hat = `${avatar[0]}-hat`;
      opened.giveAvatar(account, avatar[1], avatar[0], { headwear: hat });
      hats.push(hat);
    }
  }
  for (const hat of hats) {
    const editions = (model.editions.get(hat) ?? 0) + 1;
    model.editions.set(hat, editions);
    market.context.tables.supply.put(hat, editions);
  }
  return { model, real: { ...opened, actors, hasInvariants: true } };
};
