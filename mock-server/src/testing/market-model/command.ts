import { CHAIN_IDS, type CreditAmounts } from '@trait-market/contract/economy/shared';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { Account } from '../../kernel/account';
import type { CheapActor } from '../cheap-signatures';
import { ETHER } from '../market';
import { refusalOf } from '../refusal-of';
import { expectInvariants } from './invariants';
import { AVATARS, type Model, type Place, snapshotOf, TRAITS } from './place';

/** Returns whether an action was executed, and requires that a rejected one has changed nothing. */
export const attempt = async (place: Place, act: () => Promise<unknown>): Promise<boolean> => {
  const before = snapshotOf(place);
  const code = await refusalOf(act());
  if (code !== undefined) assert.deepEqual(snapshotOf(place), before, `refused: ${code}`);
  return code === undefined;
};

/** Returns whether a draw was executed, and requires that a refused one has changed the log only. */
export const attemptDraw = async (place: Place, act: () => Promise<unknown>): Promise<boolean> => {
  const before = snapshotOf(place).rest;
  const code = await refusalOf(act());
  if (code !== undefined) assert.equal(snapshotOf(place).rest, before, `refused: ${code}`);
  return code === undefined;
};

export type Command = fc.AsyncCommand<Model, Place>;

export const command = (
  name: string,
  run: (model: Model, place: Place) => Promise<void>,
): Command => ({
  check: () => true,
  run: async (model, place) => {
    await run(model, place);
    if (place.hasInvariants) expectInvariants(place, model);
  },
  toString: () => name,
});

export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

export const actorAt = ({ actors }: Place, index: number): CheapActor => {
  const found = at(actors, index);
  if (found === undefined) throw new Error('There are actors');
  return found;
};

export const anActor = fc.nat({ max: 3 });

export const aTrait = fc.constantFrom(...TRAITS);

export const anAvatar = fc.constantFrom(...AVATARS);

export const aChain = fc.constantFrom(...CHAIN_IDS);

export const aPrice = fc.bigInt({ min: 1n, max: 6n * ETHER });

export const aFew = fc.bigInt({ min: 1n, max: 3n });

export const creditsOf = (place: Place, account: Account): CreditAmounts =>
  place.credits.of(account, place.clock.now);

export const sumOf = ({ subscription, vanilla }: CreditAmounts): number => subscription + vanilla;
