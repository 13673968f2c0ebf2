import { randomBytes } from 'node:crypto';

import { bytesToHex } from 'viem';

import {
  checkDraw,
  checkDraws,
  type Commitment,
  CommitmentSchema,
  type Draw,
  DrawPageSchema,
  DrawSchema,
} from '@trait-market/contract/economy/draws';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { BalancesSchema } from '@trait-market/contract/economy/wallets';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import { expectEqual, type Market } from '../market';
import { expectLogged, readLog } from './expect-logged';

export const entropy = (): Bytes32 => bytesToHex(randomBytes(32));

export const nativeOn = async (market: Market, of: Newcomer, chainId: ChainId): Promise<bigint> => {
  const { items } = await market.read('economy.wallets.balances', BalancesSchema, {}, of);
  return BigInt(items.find((balance) => balance.chainId === chainId)?.native ?? '0');
};

/** A commitment, and the draw log at the time when it was requested. */
export type Promised = Commitment & { log: DrawLog };

/**
 * Returns the commitment for the next draw, and expects a repeated request to return the same
 * commitment.
 */
export const commitmentFor = async (
  market: Market,
  by: Newcomer,
  kind: 'pack' | 'reroll',
): Promise<Promised> => {
  const requestCommitment = async () => {
    const response = await market.request('economy.draws.commit', by, { body: json({ kind }) });
    expectSuccess(response);
    return { ...expectBody(response, CommitmentSchema), response };
  };
  const [first, again] = [await requestCommitment(), await requestCommitment()];
  expectEqual(
    'the commitment, requested again',
    again.commitment,
    first.commitment,
    again.response,
  );
  expectEqual('its position', again.position, first.position, again.response);
  return { ...first, log: await readLog(market) };
};

/** @throws Skipped when the provider hasn't revealed the draw's link yet */
export const expectProven = async (
  market: Market,
  by: Newcomer,
  {
    response,
    promised,
    kind,
  }: { response: CompletedExchange; promised: Promised; kind: 'pack' | 'reroll' },
): Promise<Draw> => {
  expectSuccess(response);
  const draw = expectBody(response, DrawSchema);
  if (draw.state === 'waiting') throw new Skipped('the draw waits for its link');
  expectEqual('state', draw.state, 'drawn', response);
  expectEqual('faults of the draw', await checkDraw(draw, Date.now()), [], response);
  const bound = { anchor: draw.commitment.anchor, position: draw.commitment.position };
  expectEqual(
    'the commitment',
    bound,
    { anchor: promised.anchor, position: promised.position },
    response,
  );
  const shown = await market.read('economy.draws.detail', DrawSchema, { params: { id: draw.id } });
  expectEqual('its public state', await checkDraw(shown, Date.now()), [], shown.response);
  expectEqual(
    'its public result',
    shown.picks.map(({ tokenId }) => tokenId),
    draw.picks.map(({ tokenId }) => tokenId),
    shown.response,
  );
  await expectLogged(market, { draw, response }, promised.log);
  const query = { anchor: promised.anchor, limit: '60' };
  const { items, response: listed } = await market.read('economy.draws.list', DrawPageSchema, {
    query,
  });
  expectThat(
    items.some(({ id }) => id === draw.id),
    `the draw ${draw.id} among those of its chain`,
    `${items.length} others`,
    listed,
  );
  expectEqual('faults of the draws of its chain', checkDraws(items), [], listed);
  // The next commitment must equal the link that this draw revealed.
  const next = await commitmentFor(market, by, kind);
  expectEqual('the next commitment', next.commitment, draw.link, response);
  expectEqual('its position', next.position, promised.position + 1, response);
  return draw;
};
