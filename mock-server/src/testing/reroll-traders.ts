import { randomBytes } from 'node:crypto';

import { type Reroll, rerollAction } from '@trait-market/contract/economy/actions';
import {
  CommitmentSchema,
  type Draw,
  DrawSchema,
  tableHash,
} from '@trait-market/contract/economy/draws';
import {
  type RerollPoolDetail,
  RerollPoolDetailSchema,
  RerollPoolsSchema,
  rerollTable,
} from '@trait-market/contract/economy/reroll';
import { bytesToHex } from 'viem';

import { freshNumber } from './fresh-numbers';
import { DEPLOYMENT as deployment } from './market';
import type { WorldClient } from './mock-server';
import { decidedDraw, worldTime } from './draws/decided-draw';
import { nextRound } from './draws/next-round';
import type { Trader } from './traders';

const inTwentyMinutes = () => String(Math.floor(Date.now() / 1000) + 1200);

export const firstPool = async (world: WorldClient): Promise<RerollPoolDetail> => {
  const { body } = await world.call('get', '/economy/v1/reroll').expect(200);
  const [first] = RerollPoolsSchema.parse(body).items;
  if (first === undefined) throw new Error('There is a pool');
  const path = `/economy/v1/reroll/${first.collection}/${first.slot}`;
  return RerollPoolDetailSchema.parse((await world.call('get', path).expect(200)).body);
};

/** Gives the trader an edition of a trait in the pool, and signs its re-roll as the web app does. */
export const signedReroll = async (
  world: WorldClient,
  trader: Trader,
  change: Partial<Reroll> = {},
) => {
  const before = await firstPool(world);
  const [item] = before.items;
  if (item === undefined) throw new Error('There is something in the pool');
  const { address } = trader.wallet;
  await world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: address,
      credits: { subscription: 0, vanilla: 10 },
      traits: [{ id: item.trait.id, quantity: 1 }],
    })
    .expect(200);
  const { commitment } = CommitmentSchema.parse(
    (await trader.post('/draws/commitments', { kind: 'reroll' }).expect(201)).body,
  );
  const { chainId, token, slot, ...pool } = await firstPool(world);
  const message = {
    owner: address,
    token,
    slot,
    stake: [item.tokenId],
    commitment,
    table: tableHash(rerollTable({ token, ...pool })),
    entropy: bytesToHex(randomBytes(32)),
    ...nextRound(await worldTime(world)),
    highestCredits: '10',
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
    ...change,
  };
  const signature = await trader.wallet.signTypedData(
    rerollAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

export const rerollOne = async (world: WorldClient, trader: Trader): Promise<Draw> => {
  const { body } = await trader.post('/reroll', await signedReroll(world, trader)).expect(201);
  return decidedDraw(world, DrawSchema.parse(body).id);
};
