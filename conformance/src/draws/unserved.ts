import { type LogEntry, parseEntry } from '@trait-market/contract/economy/draw-log';

import { CannotVerify, NotThere, type MarketReader } from './read-draws';

const errorOf = async (read: Promise<unknown>): Promise<NotThere[]> => {
  try {
    await read;
    return [];
  } catch (error) {
    if (error instanceof NotThere) return [error];
    throw error;
  }
};

/**
 * Returns the errors of what the target doesn't serve, although no draw can be verified without it:
 * the beacon, the draw log, the draws and the hash chains.
 *
 * @throws CannotVerify when the target serves no market at all
 */
export const findUnserved = async (reader: MarketReader, target: string): Promise<NotThere[]> => {
  const reads = [
    reader.beacon(),
    reader.log(),
    reader.hasAny('draws'),
    reader.hasAny('draws/commitments'),
  ];
  const missing = (await Promise.all(reads.map(errorOf))).flat();
  if (missing.length < reads.length || (await reader.hasMarket())) return missing;
  throw new CannotVerify(
    `${target}/economy/v1 serves nothing: it has no beacon, draw log, draws or collections. --target takes the URL before /economy/v1.`,
  );
};

const orEmpty = async (list: Promise<boolean>): Promise<boolean> => {
  try {
    return await list;
  } catch (error) {
    if (error instanceof NotThere) return false;
    throw error;
  }
};

/** Returns the first thing that the target shows and that only draws and their log explain. */
const findEvidence = async (reader: MarketReader): Promise<string | undefined> => {
  if (await orEmpty(reader.log().then(({ head }) => head.size > 0)))
    return 'its draw log has entries';
  if (await orEmpty(reader.hasAny('draws'))) return 'it lists draws';
  if (await orEmpty(reader.hasAny('draws/commitments'))) return 'it lists hash chains';
  for (const id of await reader.dropIds()) {
    const { packs, refused } = await reader.drop(id);
    if (packs.sold + refused > 0) return `packs of ${id} were sold or refused`;
  }
  const [pool] = await reader.pools();
  return pool && `the pool ${pool.collection}/${pool.slot} has editions`;
};

/**
 * Returns why no draw was verified: the target doesn't serve draws, and nothing that it shows
 * belongs to one.
 *
 * @throws CannotVerify when something does, because a provider could hide its draws otherwise
 */
export const reasonsForNoDraws = async (
  reader: MarketReader,
  unserved: readonly NotThere[],
): Promise<string[]> => {
  const evidence = await findEvidence(reader);
  const addresses = unserved.map(({ message }) => message).join(' ');
  if (evidence !== undefined) throw new CannotVerify(`${addresses} But ${evidence}.`);
  return [`Draws aren’t served, so none was checked: ${addresses}`];
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
