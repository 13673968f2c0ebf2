import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { bytesToHex } from 'viem';

import {
  type Beacon,
  beaconHash,
  BeaconInfoSchema,
  beaconOf,
  BeaconRoundSchema,
  roundAfter,
  roundTime,
} from '@trait-market/contract/economy/beacon';
import {
  checkDraw,
  checkDraws,
  type Commitment,
  CommitmentSchema,
  type Draw,
  DrawPageSchema,
  DrawSchema,
  drawTermsOf,
} from '@trait-market/contract/economy/draws';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { BalancesSchema } from '@trait-market/contract/economy/wallets';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import type { Market } from '../market';
import { expectEqual } from '../market-expectations';
import { expectLogged, readLog } from '../expect-logged';
import { expectOneSettlement, expectUnsettled } from './transactions';

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

/** The time from which a signed round is due, so that the message arrives before. */
const ROUND_LEAD_MS = 3_000;
/** The time that the provider has to show a published round and its result. */
const PATIENCE_MS = 15_000;
const POLL_MS = 250;

/** Reads the target's beacon, whose parameters must have its chain hash. */
export const beaconAt = async (market: Market): Promise<Beacon> => {
  const info = await market.read('economy.beacon.info', BeaconInfoSchema);
  expectEqual(
    'the hash of the beacon’s parameters',
    beaconHash(info),
    `0x${info.hash}`,
    info.response,
  );
  return beaconOf(info);
};

/** Returns the first round that is due after a message has arrived. */
export const nextRound = async (market: Market, leadMs = ROUND_LEAD_MS) => {
  const beacon = await beaconAt(market);
  return { beacon: beacon.hash, round: String(roundAfter(beacon, Date.now() + leadMs)) };
};

const readDraw = (market: Market, id: Draw['id']) =>
  market.read('economy.draws.detail', DrawSchema, { params: { id } });

/** Waits until the round of a draw has decided it. */
const decided = async (market: Market, { id, signed }: Draw, beacon: Beacon) => {
  const due = roundTime(beacon, drawTermsOf(signed).round);
  await wait(Math.max(0, due - Date.now()));
  for (;;) {
    const draw = await readDraw(market, id);
    if (draw.state !== 'waiting' || Date.now() > due + PATIENCE_MS) return draw;
    await wait(POLL_MS);
  }
};

/** @throws Skipped when the beacon or the provider's link is late */
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
  const accepted = expectBody(response, DrawSchema);
  const beacon = await beaconAt(market);
  const early = await checkDraw(accepted, Date.now(), beacon);
  expectEqual('faults before the round is published', early, [], response);
  const draw = await decided(market, accepted, beacon);
  if (draw.state === 'waiting') throw new Skipped('the draw waits for its round or its link');
  expectEqual('state', draw.state, 'drawn', draw.response);
  expectEqual('faults of the draw', await checkDraw(draw, Date.now(), beacon), [], draw.response);
  const { round } = drawTermsOf(draw.signed);
  const published = await market.read('economy.beacon.round', BeaconRoundSchema, {
    params: { round: String(round) },
  });
  expectEqual(
    'the published signature of the round',
    `0x${published.signature.toLowerCase()}`,
    draw.beacon?.signature.toLowerCase(),
    published.response,
  );
  const bound = { anchor: draw.commitment.anchor, position: draw.commitment.position };
  expectEqual(
    'the commitment',
    bound,
    { anchor: promised.anchor, position: promised.position },
    response,
  );
  await expectLogged(market, { draw: accepted, response }, promised.log);
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
  expectUnsettled('a waiting draw', accepted, response);
  await expectOneSettlement('a draw', market, {
    wallet: by.walletAddress,
    type: [kind],
    shown: [
      { name: 'the draw', ...draw },
      { name: 'the list of draws', ...items.find(({ id }) => id === draw.id) },
    ],
  });
  // The next commitment must equal the link that this draw revealed.
  const next = await commitmentFor(market, by, kind);
  expectEqual('the next commitment', next.commitment, draw.link, response);
  expectEqual('its position', next.position, promised.position + 1, response);
  return draw;
};
