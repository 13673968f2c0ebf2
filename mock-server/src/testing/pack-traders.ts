import { randomBytes } from 'node:crypto';

import {
  packBuyAction,
  type PackOpen,
  packOpenAction,
  packsBuyAction,
} from '@trait-market/contract/economy/actions';
import { CommitmentSchema, DrawSchema, type Draw } from '@trait-market/contract/economy/draws';
import { DropDetailSchema, type DropDetail } from '@trait-market/contract/economy/drops';
import { type Bytes32, type Refusal, RefusalSchema } from '@trait-market/contract/economy/shared';
import { bytesToHex } from 'viem';

import { freshNumber } from './fresh-numbers';
import { DEPLOYMENT as deployment } from './market';
import type { WorldClient } from './mock-server';
import { decidedDraw, worldTime } from './draws/decided-draw';
import { nextRound } from './draws/next-round';
import type { Trader } from './traders';

const inTwentyMinutes = () => String(Math.floor(Date.now() / 1000) + 1200);

const dropAt = async (world: WorldClient, id: string): Promise<DropDetail> =>
  DropDetailSchema.parse((await world.call('get', `/economy/v1/drops/${id}`).expect(200)).body);

/** Returns a signed purchase of packs at their current price, as the web app sends it. */
export const signedPackBuy = async (
  world: WorldClient,
  { wallet }: Trader,
  drop: string,
  packs: number,
) => {
  const { chainId, declared, price } = await dropAt(world, drop);
  const message = {
    buyer: wallet.address,
    drop,
    declared,
    packs: String(packs),
    highestPrice: String(BigInt(price.amount) * BigInt(packs)),
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
  };
  const signature = await wallet.signTypedData(
    packBuyAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

export const buyPacks = async (
  world: WorldClient,
  trader: Trader,
  drop: string,
  packs: number,
): Promise<unknown> =>
  (await trader.post('/packs/buy', await signedPackBuy(world, trader, drop, packs)).expect(201))
    .body;

/** Buys one pack of each drop by one signature; all drops are on one chain. */
export const buyEachPack = async (
  world: WorldClient,
  trader: Trader,
  ids: readonly string[],
): Promise<void> => {
  const drops = await Promise.all(ids.map((id) => dropAt(world, id)));
  const message = {
    buyer: trader.wallet.address,
    lines: drops.map(({ id, declared, price }) => ({
      drop: id,
      declared,
      packs: '1',
      highestPrice: price.amount,
    })),
    total: String(drops.reduce((sum, { price }) => sum + BigInt(price.amount), 0n)),
    allRequired: true,
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
  };
  const place = { chainId: drops[0]?.chainId ?? 1, deployment };
  const signature = await trader.wallet.signTypedData(packsBuyAction.typedData(place, message));
  await trader.post('/packs/buy-several', { ...place, message, signature }).expect(201);
};

/** Returns a signed opening under the wallet's next commitment; `change` replaces its fields. */
export const signedPackOpen = async (
  world: WorldClient,
  trader: Trader,
  drop: string,
  packs: number,
  change: Partial<PackOpen> = {},
) => {
  const { chainId, left } = await dropAt(world, drop);
  const { commitment } = CommitmentSchema.parse(
    (await trader.post('/draws/commitments', { kind: 'pack' }).expect(201)).body,
  );
  const message = {
    owner: trader.wallet.address,
    drop,
    packs: String(packs),
    commitment,
    table: left,
    entropy: bytesToHex(randomBytes(32)),
    ...nextRound(await worldTime(world)),
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
    ...change,
  };
  const signature = await trader.wallet.signTypedData(
    packOpenAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

export const openPacks = async (
  world: WorldClient,
  trader: Trader,
  drop: string,
  packs: number,
): Promise<Draw> => {
  const request = await signedPackOpen(world, trader, drop, packs);
  const { body } = await trader.post('/packs/open', request).expect(201);
  return decidedDraw(world, DrawSchema.parse(body).id);
};

/** The hash of no table. */
export const NO_TABLE: Bytes32 = `0x${'1'.repeat(64)}`;

/** Sends an opening of another table than the drop's, and returns the refusal. */
export const refusedOpening = async (
  world: WorldClient,
  trader: Trader,
  drop: string,
  change: Partial<PackOpen> = { table: NO_TABLE },
): Promise<Refusal> => {
  const request = await signedPackOpen(world, trader, drop, 1, change);
  const { body, status } = await trader.post('/packs/open', request);
  if (status < 400) throw new Error('The opening is refused');
  return RefusalSchema.parse(body);
};
