import { type LogEntry, parseEntry } from '@trait-market/contract/economy/draw-log';

import { CannotVerify, NotThere, type MarketReader } from './read-draws';

/** @throws CannotVerify when nothing at all is served below the target's `/economy/v1` */
export const expectServed = async (reader: MarketReader, target: string): Promise<void> => {
  const reads = [() => reader.beacon(), () => reader.log(), () => reader.chains()];
  for (const read of reads) {
    try {
      await read();
      return;
    } catch (error) {
      if (!(error instanceof NotThere)) return;
    }
  }
  throw new CannotVerify(
    `${target}/economy/v1 serves nothing: its beacon, draw log and draws responded with 404. --target takes the URL before /economy/v1.`,
  );
};

const NEEDS: Readonly<Record<'drops' | 'pools', (entry: LogEntry) => boolean>> = {
  drops: (entry) => entry.type === 'bought' || entry.type === 'bought-several',
  pools: (entry) => entry.type === 'given' || ('pool' in entry && entry.pool !== null),
};

const SKIPPED = { drops: 'What drops contain', pools: 'What pools contain' } as const;

/**
 * Returns why parts of the verification were skipped: the target doesn't serve these lists, and
 * nothing in its draws or its log belongs to them.
 *
 * @throws NotThere when something does, because a provider could hide its lists otherwise
 */
export const skipReasons = async (reader: MarketReader): Promise<string[]> => {
  const missing = reader.missing();
  const lists = (['drops', 'pools'] as const).filter((list) => missing[list] !== undefined);
  if (lists.length === 0) return [];
  const draws = await reader.draws('');
  const receipts = await reader.entries((await reader.log()).head.size);
  const entries = receipts.flatMap(({ entry }) => parseEntry(entry) ?? []);
  const needed = {
    drops: draws.some(({ drop }) => drop !== null) || entries.some(NEEDS.drops),
    pools: draws.some(({ pool }) => pool !== null) || entries.some(NEEDS.pools),
  };
  return lists.map((list) => {
    const error = missing[list];
    if (error !== undefined && needed[list]) throw error;
    return `${SKIPPED[list]} wasn’t checked: ${error?.message}`;
  });
};
