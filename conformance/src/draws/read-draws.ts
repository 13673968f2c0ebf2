import * as z from 'zod/mini';

import {
  type Beacon,
  BeaconInfoSchema,
  beaconOf,
  BeaconRoundSchema,
} from '@trait-market/contract/economy/beacon';
import {
  ConsistencyProofSchema,
  DrawLogSchema,
  InclusionProofSchema,
  LogEntriesSchema,
  type ConsistencyProof,
  type DrawLog,
  type InclusionProof,
  parseEntry,
  type LogEntries,
  type LogEntryOf,
} from '@trait-market/contract/economy/draw-log';
import {
  CommitmentChainPageSchema,
  type CommitmentChain,
  DrawPageSchema,
  DrawSchema,
  type Draw,
  type DrawReceipt,
} from '@trait-market/contract/economy/draws';
import {
  DropDetailSchema,
  DropPageSchema,
  type DropDetail,
} from '@trait-market/contract/economy/drops';
import {
  RerollPoolDetailSchema,
  RerollPoolsSchema,
  type RerollPoolDetail,
} from '@trait-market/contract/economy/reroll';
import { MAX_PAGE, type Bytes32 } from '@trait-market/contract/economy/shared';
import { ABSENT } from '../probe/absent';

/** The error for a response that violates the contract, so that draws can't be verified. */
export class CannotVerify extends Error {}

/** The error for something that the target doesn't have or serve. */
export class NotThere extends CannotVerify {}

/** Returns the cause of a failed `fetch`, whose own message says only that it failed. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

const AnyPageSchema = z.looseObject({ items: z.array(z.unknown()) });

/** The maximum number of pages per list, because a faulty target may send an endless list. */
const MOST_PAGES = 2_000;

/** Reads the draw log, whose entries and proofs nothing here has checked yet. */
export type LogReader = {
  log(): Promise<DrawLog>;
  /** Returns the first entries of the log. */
  entries(size: number): Promise<DrawReceipt[]>;
  /** Returns undefined when the log doesn't have the entry. */
  inclusion(hash: Bytes32, size: number): Promise<InclusionProof | undefined>;
  consistency(first: number, second: number): Promise<ConsistencyProof>;
};

export type DrawReader = {
  /** Returns the parameters of the target's beacon, under the hash that they have. */
  beacon(): Promise<Beacon>;
  /** Returns the signature of a round, or undefined while it isn't published. */
  round(round: number): Promise<`0x${string}` | undefined>;
  draw(id: string): Promise<Draw>;
  /** Returns the draws of all pages that match the query; `''` matches every draw. */
  draws(query: string): Promise<Draw[]>;
  /** Returns the hash chains of a wallet, or of all wallets. */
  chains(wallet?: string): Promise<CommitmentChain[]>;
  /** Returns the refused draws of a wallet, or of all wallets, from the draw log. */
  refusals(wallet?: string): Promise<LogEntryOf<'refused'>[]>;
  drop(id: string): Promise<DropDetail>;
  dropIds(): Promise<string[]>;
};

/** Reads everything that the draw log is compared with. */
export type MarketReader = DrawReader &
  LogReader & {
    pools(): Promise<RerollPoolDetail[]>;
    /** Returns the errors of the lists that the target doesn't serve; they were read as empty. */
    missing(): { drops?: NotThere; pools?: NotThere };
    /** Returns whether a list has items, from its first page. */
    hasAny(list: 'draws' | 'draws/commitments'): Promise<boolean>;
    /** Returns whether the target serves the market's collections. */
    hasMarket(): Promise<boolean>;
  };

/**
 * @param target the URL up to `/economy/v1`, without a trailing slash
 * @param resumed the first entries of the log, which aren't read again
 */
export const openDrawReader = (
  target: string,
  headers: Readonly<Record<string, string>> = {},
  resumed: readonly DrawReceipt[] = [],
): MarketReader => {
  const get = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const url = `${target}/economy/v1${path}`;
    const unreadable = (error: unknown): never => {
      throw new CannotVerify(`${url} can’t be read: ${reasonOf(error)}`);
    };
    const response = await fetch(url, { headers, redirect: 'error' }).catch(unreadable);
    const { status, ok } = response;
    // Web servers describe what they don't serve in HTML, or not at all.
    if (!ok) await response.body?.cancel();
    if (ABSENT.has(status)) throw new NotThere(`${url} responded with ${status}.`);
    if (!ok) throw new CannotVerify(`${url} responded with ${status}.`);
    const parsed = schema.safeParse(await response.json().catch(unreadable));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new CannotVerify(
      `${url} isn’t as the contract says: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  };

  const endless = () => new CannotVerify(`${target} has a list that doesn’t end.`);

  const logSize = async (): Promise<number> => (await get('/draws/log', DrawLogSchema)).head.size;

  const allPages = async <Item>(
    path: (cursor: string) => string,
    schema: z.ZodMiniType<{ items: Item[]; nextCursor: string | null }>,
  ): Promise<Item[]> => {
    const items: Item[] = [];
    let cursor = '';
    let most = MOST_PAGES;
    for (let page = 0; page < most; page += 1) {
      const found = await get(path(cursor === '' ? '' : `&cursor=${cursor}`), schema);
      items.push(...found.items);
      if (found.nextCursor === null) return items;
      cursor = found.nextCursor;
      // Each draw and each chain has an entry, so the signed log says how long an honest list can be.
      if (page + 1 === most) most = Math.max(most, await logSize());
    }
    throw endless();
  };

  const missing: { drops?: NotThere; pools?: NotThere } = {};
  const unlessMissing = async <Item>(
    list: 'drops' | 'pools',
    read: Promise<Item[]>,
  ): Promise<Item[]> => {
    try {
      return await read;
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      missing[list] = error;
      return [];
    }
  };

  /** The entries that were read, because a log only grows. */
  const known: DrawReceipt[] = [...resumed];

  const entries = async (size: number, query = ''): Promise<DrawReceipt[]> => {
    const found = query === '' ? known : [];
    let from: number | null = found.length;
    while (from !== null && from < size && found.length < size) {
      const page: LogEntries = await get(
        `/draws/log/entries?from=${from}&limit=${MAX_PAGE}${query}`,
        LogEntriesSchema,
      );
      found.push(...page.items);
      if (page.next !== null && page.next <= from) throw endless();
      from = page.next;
    }
    return found.slice(0, size);
  };

  return {
    beacon: async () => beaconOf(await get('/beacon', BeaconInfoSchema)),
    round: async (round) => {
      try {
        const { signature } = await get(`/beacon/rounds/${round}`, BeaconRoundSchema);
        return `0x${signature}`;
      } catch (error) {
        if (error instanceof NotThere) return undefined;
        throw error;
      }
    },
    draw: (id) => get(`/draws/${id}`, DrawSchema),
    draws: (query) => allPages((cursor) => `/draws?limit=60${query}${cursor}`, DrawPageSchema),
    chains: (wallet) => {
      const query = wallet === undefined ? '' : `&wallet=${wallet}`;
      return allPages(
        (cursor) => `/draws/commitments?limit=60${query}${cursor}`,
        CommitmentChainPageSchema,
      );
    },
    drop: (id) => get(`/drops/${id}`, DropDetailSchema),
    log: () => get('/draws/log', DrawLogSchema),
    entries: (size) => entries(size),
    refusals: async (wallet) => {
      const query = wallet === undefined ? '' : `&wallet=${wallet}`;
      const found = await entries(await logSize(), query);
      return found
        .map(({ entry }) => parseEntry(entry))
        .filter((entry): entry is LogEntryOf<'refused'> => entry?.type === 'refused');
    },
    inclusion: async (hash, size) => {
      try {
        return await get(`/draws/log/inclusion?hash=${hash}&size=${size}`, InclusionProofSchema);
      } catch (error) {
        if (error instanceof NotThere) return undefined;
        throw error;
      }
    },
    consistency: (first, second) =>
      get(`/draws/log/consistency?first=${first}&second=${second}`, ConsistencyProofSchema),
    pools: async () => {
      const listed = get('/reroll', RerollPoolsSchema).then(({ items }) => items);
      const pools: RerollPoolDetail[] = [];
      for (const { collection, slot } of await unlessMissing('pools', listed)) {
        pools.push(await get(`/reroll/${collection}/${slot}`, RerollPoolDetailSchema));
      }
      return pools;
    },
    dropIds: async () => {
      const listed = allPages((cursor) => `/drops?limit=60${cursor}`, DropPageSchema);
      const drops = await unlessMissing('drops', listed);
      return drops.map(({ id }) => id);
    },
    missing: () => missing,
    hasAny: async (list) => (await get(`/${list}?limit=1`, AnyPageSchema)).items.length > 0,
    hasMarket: async () => {
      try {
        await get('/collections?limit=1', AnyPageSchema);
        return true;
      } catch (error) {
        if (error instanceof NotThere) return false;
        throw error;
      }
    },
  };
};
