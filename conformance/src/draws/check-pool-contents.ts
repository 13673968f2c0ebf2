import type { LogEntryOf } from '@trait-market/contract/economy/draw-log';
import type { Draw } from '@trait-market/contract/economy/draws';

import type { Found } from './log-fault';
import { isSame, ofType, type LogFacts } from './log-facts';

/** The editions of each pool by token id. */
export type Contents = Map<string, number>;

const poolOf = ({ collection, slot }: { collection: string; slot: string }): string =>
  `${collection}/${slot}`;

/** An upgrade's table has one tier only, so it is part of the pool. */
const isExplained = ({ signed, table }: Draw, contents: Contents): boolean => {
  const rows = table.sections.flatMap((section) => section.rows);
  const isPart = rows.every(({ tokenId, quantity }) => contents.get(tokenId) === quantity);
  const isUpgrade = signed.kind === 'reroll' && signed.message.stake.length > 1;
  return isPart && (isUpgrade || rows.length === contents.size);
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
const checkPool = (pool: string, { entries, draws, pools }: LogFacts): Found[] => {
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
    else if (!isExplained(draw, contents)) found.push({ id: draw.id, fault: 'unexplained-pool' });
  }
  const items = shown?.items ?? [];
  const isShown =
    items.length === contents.size &&
    items.every(({ tokenId, quantity }) => contents.get(tokenId) === quantity);
  return isShown ? found : [...found, { id: pool, fault: 'unexplained-pool' }];
};

const poolsIn = ({ entries, pools }: LogFacts): string[] => {
  const given: LogEntryOf<'given'>[] = ofType(entries, 'given');
  return [...new Set([...given.map(({ pool }) => poolOf(pool)), ...pools.map(poolOf)])];
};

/** Returns the pools whose tables or contents the log doesn't explain. */
export const checkPoolContents = (facts: LogFacts): Found[] =>
  poolsIn(facts).flatMap((pool) => checkPool(pool, facts));
