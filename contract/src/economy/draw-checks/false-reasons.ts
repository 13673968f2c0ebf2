import type { LogEntry, LogEntryOf } from '../draw-log';
import { tableAfter, tableHash, type Draw } from '../draws';
import { LIMIT_HOURS, OPENED_LIMIT } from '../packs/packs.schema';
import { POOL_OPENS_AT, REROLL_HOURS, REROLL_LIMIT } from '../reroll';

import { applyDraw, change, type Contents } from './check-pool-contents';
import { isPoolOf } from './check-refusals';
import { isSame, type LogFacts } from './log-facts';
import type { Found } from './log-fault';

const HOUR_MS = 60 * 60_000;

type Accepted = LogEntryOf<'accepted'>;
type Refused = LogEntryOf<'refused'>;

/** The drop or the pool of a draw, of which one draw waits at a time. */
const placeOf = ({ signed, pool }: Pick<Accepted, 'signed' | 'pool'>): string =>
  signed.kind === 'pack' ? signed.message.drop : `${pool?.collection}/${pool?.slot}`;

const packsOf = ({ signed }: Pick<Accepted, 'signed'>): number =>
  signed.kind === 'pack' ? Number(signed.message.packs) : 1;

/** The market as the entries before a refusal leave it. */
const createReplay = ({ draws, drops, pools }: LogFacts) => {
  const drawOf = new Map<string, Draw>(draws.map((draw) => [draw.id.toLowerCase(), draw]));
  const tables = new Map<string, string>(drops.map(({ id, declared }) => [id, declared]));
  const contents = new Map<string, Contents>();
  const waiting = new Map<string, string>();
  const bought = new Map<string, number>();
  const opensAt = new Map(drops.map((drop) => [drop.id, Date.parse(drop.opensAt)]));
  const chains = new Map<string, number>(drops.map(({ id, chainId }) => [id, chainId]));
  const logged = new Set<string>();
  const accepted = new Map<string, Map<string, Accepted>>();
  const tokens = new Set<string>();

  const acceptedBy = (wallet: string): Map<string, Accepted> => {
    const key = wallet.toLowerCase();
    const found = accepted.get(key) ?? new Map<string, Accepted>();
    accepted.set(key, found);
    return found;
  };

  const buy = (wallet: string, drop: string, packs: string): void => {
    logged.add(drop);
    const key = `${wallet} ${drop}`.toLowerCase();
    bought.set(key, (bought.get(key) ?? 0) + Number(packs));
  };

  const contentsOf = (place: string): Contents => {
    const found = contents.get(place) ?? new Map();
    contents.set(place, found);
    return found;
  };

  const reveal = (draw: Draw | undefined): void => {
    if (draw?.drop) tables.set(draw.drop.id, tableHash(tableAfter(draw.table, draw.picks)));
    if (draw?.pool) applyDraw(draw, contentsOf(`${draw.pool.collection}/${draw.pool.slot}`));
  };

  const add = (entry: LogEntry): void => {
    if (entry.type === 'chain' || entry.type === 'refused') return;
    const id = entry.id.toLowerCase();
    switch (entry.type) {
      case 'accepted':
        acceptedBy(entry.wallet).set(id, entry);
        waiting.set(id, placeOf(entry));
        if (entry.signed.kind === 'pack') logged.add(entry.signed.message.drop);
        else tokens.add(entry.signed.message.token.toLowerCase());
        break;
      case 'revealed':
        waiting.delete(id);
        reveal(drawOf.get(id));
        break;
      case 'returned':
        waiting.delete(id);
        acceptedBy(entry.wallet).delete(id);
        break;
      case 'bought':
        buy(entry.wallet, entry.signed.message.drop, entry.signed.message.packs);
        break;
      case 'bought-several':
        for (const { drop, packs } of entry.signed.message.lines) {
          if (entry.drops.includes(drop)) buy(entry.wallet, drop, packs);
        }
        break;
      case 'given': {
        const { token, tokenId, quantity } = entry.signed.message;
        tokens.add(token.toLowerCase());
        const { collection, slot } = entry.pool;
        change(contentsOf(`${collection}/${slot}`), tokenId, Number(quantity));
      }
    }
  };

  /** Counts a wallet's packs or re-rolls, of a drop or of the last hours. */
  const count = (of: Refused, is: (entry: Accepted) => boolean): number =>
    [...acceptedBy(of.wallet).values()]
      .filter(({ signed }) => signed.kind === of.signed.kind)
      .filter(is)
      .reduce((sum, entry) => sum + packsOf(entry), 0);

  const countSince = (of: Refused, hours: number): number =>
    count(of, ({ at }) => Date.parse(at) > Date.parse(of.at) - hours * HOUR_MS);

  const isFalsePack = (refusal: Refused, drop: string, table: string): boolean => {
    const packs = packsOf(refusal);
    switch (refusal.code) {
      case 'wrong-chain':
        return chains.get(drop) === refusal.signed.chainId;
      case 'table-moved':
        return isSame(tables.get(drop) ?? '', table);
      case 'unknown-drop':
        return logged.has(drop) || (opensAt.get(drop) ?? Infinity) <= Date.parse(refusal.at);
      case 'too-few-packs': {
        const own = bought.get(`${refusal.wallet} ${drop}`.toLowerCase()) ?? 0;
        return own - count(refusal, (entry) => placeOf(entry) === drop) >= packs;
      }
      case 'open-limit':
        return countSince(refusal, LIMIT_HOURS) + packs <= OPENED_LIMIT;
      default:
        return false;
    }
  };

  const isFalseReroll = (refusal: Refused, token: string, isUpgrade: boolean): boolean => {
    if (refusal.code === 'wrong-contract') return tokens.has(token.toLowerCase());
    const pool = pools.find((one) => isPoolOf(refusal, one));
    if (pool === undefined) return false;
    const held = contentsOf(`${pool.collection}/${pool.slot}`);
    const rows = [...held].map(([tokenId, quantity]) => ({ tokenId, quantity }));
    const isReplayed = rows.every(({ quantity }) => quantity > 0);
    const table = { token: pool.token, sections: [{ take: 1, rows }] };
    switch (refusal.code) {
      case 'wrong-chain':
        return true;
      case 'pool-moved':
        // An upgrade's table depends on tiers, which the log doesn't have.
        return !isUpgrade && isReplayed && isSame(tableHash(table), refusal.signed.message.table);
      case 'pool-closed':
        return held.size >= POOL_OPENS_AT;
      case 'reroll-limit':
        return countSince(refusal, REROLL_HOURS) < REROLL_LIMIT;
      default:
        return false;
    }
  };

  const isFalse = (refusal: Refused): boolean => {
    const { signed, code } = refusal;
    if (code === 'draw-waiting') return ![...waiting.values()].includes(placeOf(refusal));
    return signed.kind === 'pack'
      ? isFalsePack(refusal, signed.message.drop, signed.message.table)
      : isFalseReroll(refusal, signed.message.token, signed.message.stake.length > 1);
  };

  return { add, isFalse };
};

/**
 * Returns the refusals whose error code the log contradicts. Balances and stakes aren't in the log,
 * so that their codes can't be checked.
 */
export const falseReasons = (facts: LogFacts): Found[] => {
  const replay = createReplay(facts);
  return facts.entries.flatMap((entry): Found[] => {
    if (entry.type === 'refused' && replay.isFalse(entry)) {
      return [{ id: entry.id, fault: 'false-refusal' }];
    }
    replay.add(entry);
    return [];
  });
};
