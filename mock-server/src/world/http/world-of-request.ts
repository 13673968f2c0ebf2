import type { RequestHandler } from 'express';

import { refuse } from '../../kernel/http/refusal';
import { createRequestSlot } from '../../kernel/http/request-slot';
import type { World } from '../world';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '../worlds';

/** The header with a request's world. */
export const WORLD_HEADER = 'x-mock-world';

const slot = createRequestSlot<World>('world');

/** Returns a request's world; requires {@link enterWorld}. */
export const worldOf = slot.get;

/** Attaches its world to each request: the one in its header, or the default. */
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
