import type { RequestHandler } from 'express';

import { refuse } from '../../kernel/http/refusal';
import { createRequestSlot } from '../../kernel/http/request-slot';
import type { World } from '../world';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '../worlds';

/** Names the world that a request belongs to. */
export const WORLD_HEADER = 'x-mock-world';

const slot = createRequestSlot<World>('world');

/** The world that a request belongs to; {@link enterWorld} has to stand before. */
export const worldOf = slot.get;

/** Lets each request into its world: the one its header names, else the default one. */
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
