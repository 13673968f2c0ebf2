import type { Found } from '@trait-market/contract/economy/draw-checks';

import { drawFaultWords, logFaultWords } from '@/components/draw/draw-fault-words';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';

import type { WholeCheck } from './check-whole-log';

/** The number of faults that the warning names; the evidence has all. */
const MOST_SHOWN = 10;

const wordsOf = ({ fault }: Found): string =>
  fault in logFaultWords
    ? logFaultWords[fault as keyof typeof logFaultWords]
    : drawFaultWords[fault as keyof typeof drawFaultWords];

/** Returns the name of the drop or pool with this id, or else the shortened hash. */
const nameOf = (id: string, { drops, pools }: Pick<WholeCheck, 'drops' | 'pools'>): string => {
  const drop = drops.find((one) => one.id === id);
  if (drop !== undefined) return plainText(drop.name);
  const pool = pools.find(({ collection, slot }) => `${collection}/${slot}` === id);
  if (pool !== undefined) return `${plainText(pool.collectionName)}, ${pool.slot}`;
  return id.startsWith('0x') ? shortenAddress(id) : id;
};

/** Returns a line for each fault, or for the first ones and the number of the others. */
export const faultLines = (check: WholeCheck): string[] => {
  const lines = [
    ...new Set(check.faults.map((found) => `${nameOf(found.id, check)}: ${wordsOf(found)}`)),
  ];
  const more = lines.length - MOST_SHOWN;
  return more > 0
    ? [...lines.slice(0, MOST_SHOWN), `${more} more faults are in the evidence.`]
    : lines;
};
