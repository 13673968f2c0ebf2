import type { RequestHandler } from 'express';

import { refuse } from '../../kernel/http/refusal';
import { createRequestSlot } from '../../kernel/http/request-slot';
import type { World } from '../world';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '../worlds';

export const WORLD_HEADER = 'x-mock-world';

const slot = createRequestSlot<World>('world');

export const worldOf = slot.get;

export const enterWorld =
  (worlds: Worlds): RequestHandler =>
  (request, response, next) => {
    const name = request.get(WORLD_HEADER) ?? DEFAULT_WORLD;
    if (!isWorldName(name)) {
      refuse(
        response,
        400,
        `${WORLD_HEADER} takes 1 to 64 letters, digits, hyphens or underscores.`,
      );
      return;
    }
    slot.set(request, worlds.of(name));
    next();
  };
