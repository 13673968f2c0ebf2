import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { BurnStateSchema, LightBurnPageSchema } from '@trait-market/contract/economy/burns';
import {
  ConsistencyProofSchema,
  DrawLogSchema,
  InclusionProofSchema,
  isExtended,
  isIncluded,
  leafHash,
  LogEntriesSchema,
  parseEntry,
  rootOf,
} from '@trait-market/contract/economy/draw-log';
import { SLOTS, type Bytes32 } from '@trait-market/contract/economy/shared';
import {
  CommitmentChainPageSchema,
  DrawPageSchema,
  type Draw,
} from '@trait-market/contract/economy/draws';
import { RerollPoolsSchema } from '@trait-market/contract/economy/reroll';
import { isSameAddress } from '@trait-market/contract/shared';

import { expectBody } from '../../../expectations';
import { expectEach, expectSame, readLaw, skipUnless, type Reader } from './reading';

const isSameHash = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

type Query = Readonly<Record<string, string>>;

/** The most entries of the log that are compared. */
const ENTRIES = 50;

const expectDraws = async (reader: Reader): Promise<void> => {
  const list = (query: Query) => reader.all('economy.draws.list', DrawPageSchema, { query });
  const all = await list({});
  const expectFiltered = async (query: Query, fits: (draw: Draw) => boolean): Promise<void> => {
    const found = await list(query);
    expectEach(`draws with ${JSON.stringify(query)}`, found, fits);
    if (!all.isWhole) return;
    expectSame('their number', found.total, all.items.filter(fits).length, found);
  };
  const pack = all.items.find(({ drop }) => drop !== null);
  const reroll = all.items.find(({ pool }) => pool !== null);
  const [first] = all.items;
  skipUnless(first !== undefined, 'nothing has been drawn');
  if (pack?.drop)
    await expectFiltered({ drop: pack.drop.id }, ({ drop }) => drop?.id === pack.drop?.id);
  if (reroll?.pool) {
    const { collection, slot } = reroll.pool;
    const ofPool = (wanted: string) => (draw: Draw) =>
      draw.pool?.collection === collection && draw.pool.slot === wanted;
    await expectFiltered({ collection }, ({ pool }) => pool?.collection === collection);
    for (const wanted of [slot, ...SLOTS.filter((one) => one !== slot).slice(0, 1)]) {
      await expectFiltered({ collection, slot: wanted }, ofPool(wanted));
    }
  }
  const { address } = first.by;
  await expectFiltered({ wallet: address }, ({ by }) => isSameAddress(by.address, address));
  const { anchor } = first.commitment;
  await expectFiltered({ anchor }, ({ commitment }) => isSameHash(commitment.anchor, anchor));
  const chains = await reader.all('economy.draws.commitments', CommitmentChainPageSchema, {
    query: { wallet: address },
  });
  expectEach(`chains of ${address}`, chains, ({ wallet }) => isSameAddress(wallet, address));
  expectSame(
    'the chain of its draw',
    chains.items.some((chain) => isSameHash(chain.anchor, anchor)),
    true,
    chains,
  );
};

/** Expects the proofs for a part of the log to lead to the signed head. */
const expectProofs = async (reader: Reader, leaves: readonly Bytes32[]): Promise<void> => {
  const { head } = await reader.get('economy.drawLog.head', DrawLogSchema);
  const [index, leaf] = [1, leaves[1]];
  if (leaf === undefined) return;
  const included = await reader.get('economy.drawLog.inclusion', InclusionProofSchema, {
    query: { hash: leaf, size: String(head.size) },
  });
  expectSame('the index of the entry', included.index, index, included);
  const isProven = isIncluded({ leaf, index, path: included.path }, head);
  expectSame('a proof that leads from the entry to the head', isProven, true, included);
  const extended = await reader.get('economy.drawLog.consistency', ConsistencyProofSchema, {
    query: { first: '2', second: String(head.size) },
  });
  const first = { size: 2, root: rootOf(leaves.slice(0, 2)) };
  const isProvenToExtend = isExtended(first, head, extended.path);
  expectSame(
    'a proof that the log extends its first two entries',
    isProvenToExtend,
    true,
    extended,
  );
};

const expectLog = async (reader: Reader): Promise<void> => {
  const read = (query: Query) => reader.get('economy.drawLog.entries', LogEntriesSchema, { query });
  const all = await read({ from: '0', limit: String(ENTRIES) });
  expectSame(
    'the indexes from 0',
    all.items.map(({ index }) => index),
    all.items.map((_, at) => at),
    all,
  );
  const [, second] = all.items;
  if (second === undefined) return;
  await expectProofs(
    reader,
    all.items.map(({ entry }) => leafHash(entry)),
  );
  const later = await read({ from: '1', limit: '2' });
  expectSame(
    'two entries from index 1',
    later.items.map(({ index }) => index),
    all.items.slice(1, 3).map(({ index }) => index),
    later,
  );
  const wallet = parseEntry(second.entry)?.wallet;
  if (wallet === undefined) return;
  const own = await read({ wallet, limit: String(ENTRIES) });
  expectEach(`entries of ${wallet}`, own, ({ entry }) => {
    const parsed = parseEntry(entry);
    return parsed === undefined || isSameAddress(parsed.wallet, wallet);
  });
  expectSame(
    'the entry among those of its wallet',
    own.items.some(({ index }) => index === 1),
    true,
    own,
  );
};

export const drawParameters = readLaw('draws.list', 'each parameter has its effect', {
  rule: 'E259 Draws of a drop, a pool, a wallet or a chain, the chains of a wallet, the pools of a collection, the entries of the log and the burns of a state are exactly those.',
  run: async (reader) => {
    await expectLog(reader);
    const pools = await reader.get('economy.reroll.pools', RerollPoolsSchema);
    const inPools = new Set(pools.items.map(({ collection }) => collection));
    const others = (await reader.collections()).filter(({ slug }) => !inPools.has(slug));
    const collections = [...inPools].slice(0, 2).concat(others.slice(0, 1).map(({ slug }) => slug));
    for (const collection of collections) {
      const own = await reader.get('economy.reroll.pools', RerollPoolsSchema, {
        query: { collection },
      });
      const slots = pools.items
        .filter((pool) => pool.collection === collection)
        .map(({ slot }) => slot);
      expectSame(
        `the pools of ${collection}`,
        own.items.map((pool) => [pool.collection, pool.slot]),
        slots.map((slot) => [collection, slot]),
        own,
      );
    }
    const burnt = await reader.request('economy.activity.list', undefined, {
      query: { type: 'burn', limit: '1' },
    });
    const [event] = expectBody(burnt, ActivityPageSchema).items;
    if (event !== undefined) {
      const params = { address: event.from.address };
      const burns = (query: Query) =>
        reader.all('economy.burns.ofWallet', LightBurnPageSchema, { params, query });
      const all = await burns({});
      for (const state of BurnStateSchema.options) {
        const some = await burns({ state });
        expectEach(`burns that are ${state}`, some, (burn) => burn.state === state);
        expectSame(
          'their number',
          some.total,
          all.items.filter((burn) => burn.state === state).length,
          some,
        );
      }
    }
    await expectDraws(reader);
  },
});
