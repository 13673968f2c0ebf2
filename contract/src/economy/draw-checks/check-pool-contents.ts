import type { Draw } from '../draws';
import { nextTier, POOL_OPENS_AT } from '../reroll';
import type { Tier } from '../shared/tiers';

import type { Found } from './log-fault';
import { isSame, ofType, type LogFacts } from './log-facts';

/** The editions of each pool by token id. */
export type Contents = Map<string, number>;

export const poolOf = ({ collection, slot }: { collection: string; slot: string }): string =>
  `${collection}/${slot}`;

/** The tiers of traits by token id, without those that no pool or drop of the contract shows. */
type Tiers = ReadonlyMap<string, Tier>;

const tiersOf = ({ drops, pools }: LogFacts, token: string): Tiers =>
  new Map([
    ...drops
      .filter((drop) => isSame(drop.token, token))
      .flatMap(({ boxes }) => boxes.flatMap(({ traits }) => traits))
      .map(({ tokenId, tier }) => [tokenId, tier] as const),
    ...pools
      .filter((pool) => isSame(pool.token, token))
      .flatMap(({ items }) => items)
      .map(({ tokenId, tier }) => [tokenId, tier] as const),
  ]);

/** Returns whether a table has all editions of the tier after that of the stake, and no others. */
const isNextTier = (
  listed: ReadonlySet<string>,
  contents: Contents,
  { stake, tiers }: { stake: readonly string[]; tiers: Tiers },
): boolean => {
  const staked = new Set(stake.flatMap((tokenId) => tiers.get(tokenId) ?? []));
  const [tier] = staked;
  const drawn =
    tier === undefined
      ? [...listed].map((tokenId) => tiers.get(tokenId)).find((one) => one !== undefined)
      : nextTier(tier);
  return (
    staked.size < 2 &&
    (drawn !== undefined || tier === undefined) &&
    [...contents.keys()].every((tokenId) => {
      const known = tiers.get(tokenId);
      return known === undefined || listed.has(tokenId) === (known === drawn);
    })
  );
};

/** Compares a table with the pool at that time. An upgrade's table has one tier only. */
const isExplained = ({ signed, table }: Draw, contents: Contents, tiers: Tiers): boolean => {
  const rows = table.sections.flatMap((section) => section.rows);
  const isPart = rows.every(({ tokenId, quantity }) => contents.get(tokenId) === quantity);
  if (signed.kind !== 'reroll' || signed.message.stake.length === 1) {
    return isPart && rows.length === contents.size;
  }
  const listed = new Set(rows.map(({ tokenId }) => tokenId));
  return isPart && isNextTier(listed, contents, { stake: signed.message.stake, tiers });
};

export const change = (contents: Contents, tokenId: string, by: number): void => {
  const quantity = (contents.get(tokenId) ?? 0) + by;
  if (quantity === 0) contents.delete(tokenId);
  else contents.set(tokenId, quantity);
};

export const applyDraw = ({ signed, picks }: Draw, contents: Contents): void => {
  for (const { tokenId } of picks) change(contents, tokenId, -1);
  const [joined] = signed.kind === 'reroll' ? signed.message.stake : [];
  if (joined !== undefined) change(contents, joined, 1);
};

/** Replays a pool from the gifts and draws of the log, and compares each table with it. */
const checkPool = (pool: string, facts: LogFacts): Found[] => {
  const { entries, draws, pools } = facts;
  const contents: Contents = new Map();
  const found: Found[] = [];
  const shown = pools.find((one) => poolOf(one) === pool);
  const byId = new Map(draws.map((draw) => [draw.id.toLowerCase(), draw]));
  for (const entry of entries) {
    if (entry.type === 'given' && poolOf(entry.pool) === pool) {
      const { token, slot } = entry.signed.message;
      if (slot !== entry.pool.slot || (shown !== undefined && !isSame(token, shown.token))) {
        found.push({ id: entry.id, fault: 'unexplained-pool' });
      }
      change(contents, entry.signed.message.tokenId, Number(entry.signed.message.quantity));
    }
    if (entry.type !== 'accepted' && entry.type !== 'revealed') continue;
    const draw = byId.get(entry.id.toLowerCase());
    if (!draw?.pool || poolOf(draw.pool) !== pool) continue;
    if (entry.type === 'revealed') applyDraw(draw, contents);
    else {
      if (!isExplained(draw, contents, tiersOf(facts, draw.table.token))) {
        found.push({ id: draw.id, fault: 'unexplained-pool' });
      }
      if (contents.size < POOL_OPENS_AT) found.push({ id: draw.id, fault: 'closed-pool' });
    }
  }
  const items = shown?.items ?? [];
  const isShown =
    items.length === contents.size &&
    items.every(({ tokenId, quantity }) => contents.get(tokenId) === quantity);
  return isShown ? found : [...found, { id: pool, fault: 'unexplained-pool' }];
};

/** Returns the pools that entries or draws name, and those that are listed. */
const poolsIn = ({ entries, draws, pools }: LogFacts): string[] => {
  const named = [
    ...draws.map(({ pool }) => pool),
    ...ofType(entries, 'given').map(({ pool }) => pool),
  ].filter((pool) => pool !== null);
  return [...new Set([...named, ...pools].map(poolOf))];
};

/** Returns the pools whose tables or contents the log doesn't explain. */
export const checkPoolContents = (facts: LogFacts): Found[] =>
  poolsIn(facts).flatMap((pool) => checkPool(pool, facts));
