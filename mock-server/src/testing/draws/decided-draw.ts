import { DrawSchema, type Draw } from '@trait-market/contract/economy/draws';

import type { WorldClient } from '../mock-server';
import { ROUND_PUBLISHED_MS } from './next-round';

export const worldTime = async (world: WorldClient): Promise<number> => {
  const { body } = await world.call('get', '/__mock/clock').expect(200);
  return Date.parse(body.now);
};

/** Moves the world's time beyond the round of a draw, and returns the draw. */
export const decidedDraw = async (world: WorldClient, id: string): Promise<Draw> => {
  await world.call('post', '/__mock/clock').send({ advanceMs: ROUND_PUBLISHED_MS }).expect(200);
  return DrawSchema.parse((await world.call('get', `/economy/v1/draws/${id}`).expect(200)).body);
};
