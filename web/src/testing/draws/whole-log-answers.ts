import { packBuyAction, poolGiveAction } from '@trait-market/contract/economy/actions';
import type { LogEntryOf } from '@trait-market/contract/economy/draw-log';
import { tableAfter, tableHash, type Draw } from '@trait-market/contract/economy/draws';
import type { DropDetail } from '@trait-market/contract/economy/drops';
import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import { declaredTable, drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { deployment } from '@trait-market/contract/fixtures/economy/orders';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { acceptedEntryOf, chainOf, signedLog } from '@trait-market/contract/testing/signed-log';
import { hashTypedData, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { DRAWS, logAnswers } from './draw-answers';
import type { StubbedAnswer } from '../stub-api';

const account = privateKeyToAccount(keccak256(stringToHex('alice’s key')));
const wallet = account.address;
const place = { chainId: 1, deployment } as const;
const DEADLINE = '1795219200';
const DROPS = '/economy/v1/drops';
const POOLS = '/economy/v1/reroll';

const boughtEntry = async (nonce: string): Promise<LogEntryOf<'bought'>> => {
  const message = {
    buyer: wallet,
    drop: 'tide-one',
    declared: tableHash(declaredTable),
    packs: '1',
    highestPrice: '1',
    nonce,
    deadline: DEADLINE,
  };
  const typed = packBuyAction.typedData(place, message);
  const signature = await account.signTypedData(typed);
  const signed = { ...place, message, signature };
  return {
    type: 'bought',
    at: '2026-11-01T11:00:00.000Z',
    wallet,
    id: hashTypedData(typed),
    signed,
  };
};

type Item = RerollPoolDetail['items'][number];

const givenEntry = async ({ tokenId, quantity }: Item): Promise<LogEntryOf<'given'>> => {
  const message = {
    owner: wallet,
    token: eyesPool.token,
    slot: 'eyes',
    tokenId,
    quantity: String(quantity),
    nonce: `1${tokenId}`,
    deadline: DEADLINE,
  } as const;
  const typed = poolGiveAction.typedData(place, message);
  return {
    type: 'given',
    at: '2026-11-01T11:30:00.000Z',
    wallet,
    id: hashTypedData(typed),
    pool: { collection: eyesPool.collection, slot: 'eyes' },
    signed: { ...place, message, signature: await account.signTypedData(typed) },
  };
};

const dropAfter = (draw: Draw, sold: number): DropDetail => {
  const left = tableAfter(declaredTable, draw.picks);
  return {
    ...tideOneDetail,
    packs: { total: 4, sold, opened: 1 },
    declared: tableHash(declaredTable),
    left: tableHash(left),
    boxes: declaredTable.sections.map(({ take, rows }, section) => ({
      name: section === 0 ? 'A' : 'B',
      take,
      traits: rows.map(({ tokenId, quantity }) => ({
        trait: divingHelmetRef,
        tier: 'common',
        tokenId,
        declared: quantity,
        left: left.sections[section]?.rows.find((row) => row.tokenId === tokenId)?.quantity ?? 0,
        lastSale: null,
      })),
    })),
  };
};

/** Returns a market whose drop, pool and draw are those of its log. */
export const honestMarket = async (sold = 1) => {
  const draw = await drawPack();
  const bought = await Promise.all(
    Array.from({ length: sold }, (_, index) => boughtEntry(String(index + 1))),
  );
  const given = await Promise.all(eyesPool.items.map(givenEntry));
  const { anchor, length, publishedAt } = chainOf(draw);
  return {
    draw,
    drop: dropAfter(draw, sold),
    pool: eyesPool,
    entries: [
      ...bought,
      ...given,
      { type: 'chain', at: publishedAt, wallet, anchor, length } as const,
      acceptedEntryOf(draw),
      {
        type: 'revealed',
        at: draw.revealedAt ?? '',
        wallet,
        id: draw.id,
        link: draw.link ?? anchor,
      } as const,
    ],
  };
};
export type ShownMarket = Awaited<ReturnType<typeof honestMarket>>;

/** Returns the responses of a provider that signs whatever it shows. */
export const marketAnswers = async ({
  draw,
  drop,
  pool,
  entries,
}: ShownMarket): Promise<Record<string, StubbedAnswer>> => {
  const provider = await signedLog(entries, draw.revealBy);
  const one = { nextCursor: null, total: 1 };
  return {
    ...(await logAnswers(provider)),
    [DRAWS]: { body: { ...one, items: [draw], returned: 0, refused: 0 } },
    [`${DRAWS}/commitments`]: { body: { ...one, items: [chainOf(draw)] } },
    [DROPS]: { body: { ...one, items: [drop] } },
    [`${DROPS}/${drop.id}`]: { body: drop },
    [POOLS]: { body: { items: [pool] } },
    [`${POOLS}/${pool.collection}/${pool.slot}`]: { body: pool },
  };
};
