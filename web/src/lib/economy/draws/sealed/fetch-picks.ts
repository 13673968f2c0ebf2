import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { bodyOf } from '@/lib/body-of';

import { drawsApi } from '../draws-api';

/** Returns how many editions of each trait were drawn; null while the draw waits. @throws AppError */
export const fetchPicks = async (id: Bytes32): Promise<Record<string, number> | null> => {
  const { state, picks } = bodyOf(await drawsApi.detail.query({ params: { id } }));
  if (state === 'waiting') return null;
  const counts: Record<string, number> = {};
  for (const { trait } of picks) counts[trait.id] = (counts[trait.id] ?? 0) + 1;
  return counts;
};
