import {
  drawFrom,
  type DrawPick,
  type DrawTable,
  linkAt,
  REVEAL_MINUTES,
} from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { keccak256 } from 'viem';

import type { DrawConduct } from '../tables/drop-row';
import type { OpenCommitment } from './commitments';

/** The revealed link and its time. Both are null while the draw is pending. */
export type Reveal = {
  link: Bytes32 | null;
  revealedAt: number | null;
  table: DrawTable;
  picks: DrawPick[];
};

const LATE_MS = (REVEAL_MINUTES + 1) * 60_000;

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

export const reveal = (
  conduct: DrawConduct,
  { chain, position }: OpenCommitment,
  {
    entropy,
    table,
    times,
    now,
  }: { entropy: Bytes32; table: DrawTable; times: number; now: number },
): Reveal => {
  if (conduct === 'never-reveals') return { link: null, revealedAt: null, table, picks: [] };
  const committed = linkAt(chain.seed, chain.length, position);
  const link = conduct === 'tampered-link' ? keccak256(keccak256(keccak256(committed))) : committed;
  const from = conduct === 'changed-table' ? withoutTheBest(table, times) : table;
  return {
    link,
    revealedAt: conduct === 'late-reveal' ? now + LATE_MS : now,
    table: from,
    picks: drawFrom({ link, entropy }, from, times),
  };
};
