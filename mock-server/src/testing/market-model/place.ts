import { CHAIN_IDS } from '@trait-market/contract/economy/chains';
import type { PostOrder } from '@trait-market/contract/economy/order-requests';

import { stateOfTables } from '../../economy/tables/tables';
import { actingCheaplyFor, cheapCheck, type CheapActor } from '../cheap-signatures';
import { ETHER, openTestMarket, type TestMarket } from '../market';

export const TRAITS = ['alpha-eyes', 'alpha-hat', 'omega-eyes', 'omega-hat'] as const;
export const AVATARS = ['alpha/1', 'alpha/2', 'omega/1'] as const;

export type Place = {
  actors: readonly CheapActor[];
} & TestMarket;

/** What the model remembers of an order: enough to know what must never be filled again. */
export type KnownOrder = {
  order: PostOrder;
  maker: number;
  units: number;
  filled: number;
  over: boolean;
};

export type Model = {
  /** Editions in all, by trait. */
  editions: Map<string, number>;
  /** Native and wrapped coin of everyone, by chain. */
  money: Map<number, bigint>;
  orders: KnownOrder[];
  /** Acts that went through; sent again they must not. */
  spent: (() => Promise<unknown>)[];
};

/** Everything that can change. */
export const snapshotOf = (place: Place): string =>
  JSON.stringify([
    stateOfTables(0, place.market.context.tables),
    [...place.coins].map(([key, wei]) => `${key} ${wei}`),
  ]);

/** Four people with coin on both chains, two editions of each trait and an avatar each, but for one. */
export const openPlace = async (): Promise<{ model: Model; real: Place }> => {
  const opened = openTestMarket({ checkSignature: cheapCheck });
  const { market, clock } = opened;
  const actors = [1, 2, 3, 4].map((number) => actingCheaplyFor(number, market, () => clock.now));
  const model: Model = { editions: new Map(), money: new Map(), orders: [], spent: [] };
  for (const [index, { account }] of actors.entries()) {
    for (const chainId of CHAIN_IDS) {
      opened.giveCoin(account, 20n * ETHER, chainId);
      opened.giveWrapped(account, 10n * ETHER, chainId);
      model.money.set(chainId, (model.money.get(chainId) ?? 0n) + 30n * ETHER);
    }
    for (const traitId of TRAITS) {
      await opened.giveTrait(account, traitId, 2);
      model.editions.set(traitId, (model.editions.get(traitId) ?? 0) + 2);
    }
    const avatar = AVATARS[index]?.split('/');
    if (avatar?.[0] !== undefined && avatar[1] !== undefined) {
      opened.giveAvatar(account, avatar[1], avatar[0]);
    }
  }
  return { model, real: { ...opened, actors } };
};
