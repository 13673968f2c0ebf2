import {
  drawFrom,
  type DrawPick,
  type DrawTable,
  linkAt,
} from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { keccak256 } from 'viem';

import type { DrawConduct } from '../tables/drop-row';
import type { OpenCommitment } from './commitments';

/** The link of a draw and its result. */
export type Reveal = { link: Bytes32; table: DrawTable; picks: DrawPick[] };

/** Removes the last trait of the last section, unless too few editions would remain to draw. */
const withoutTheBest = (table: DrawTable, times: number): DrawTable => {
  const sections = table.sections.map((section, index) => {
    if (index < table.sections.length - 1) return section;
    const rows = section.rows.slice(0, -1);
    const editions = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    return editions >= section.take * times ? { ...section, rows } : section;
  });
  return { ...table, sections };
};

type Terms = { entropy: Bytes32; randomness: Bytes32; table: DrawTable; times: number };

export const reveal = (
  conduct: DrawConduct,
  { chain, position }: Pick<OpenCommitment, 'chain' | 'position'>,
  { entropy, randomness, table, times }: Terms,
): Reveal => {
  const committed = linkAt(chain.seed, chain.length, position);
  const link = conduct === 'tampered-link' ? keccak256(keccak256(keccak256(committed))) : committed;
  const from = conduct === 'changed-table' ? withoutTheBest(table, times) : table;
  return { link, table: from, picks: drawFrom({ link, entropy, randomness }, from, times) };
};
