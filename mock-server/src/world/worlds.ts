import type { World } from './world';

/** Worlds that have received no request for this long are removed. */
export const IDLE_WORLD_MS = 60 * 60_000;
/** The maximum number of worlds. Above it, the world that was used least recently is removed. */
export const MAX_WORLDS = 200;

/** The world of requests without a name; it is never removed. */
export const DEFAULT_WORLD = 'default';

const WORLD_NAME = /^[\w-]{1,64}$/;
export const isWorldName = (name: string): boolean => WORLD_NAME.test(name);

export type Worlds = {
  of(name: string): World;
  /** Returns a world, without counting as use. Creates it only if the limit isn't reached. */
  visit(name: string): World | undefined;
  names(): string[];
};

/** `realNow` is in milliseconds; idle times depend on it instead of the worlds' own clocks. */
export const createWorlds = (
  create: (name: string) => World,
  realNow: () => number = Date.now,
): Worlds => {
  // A Map preserves insertion order, so each used world is inserted again at the end.
  let worlds = new Map<string, { world: World; usedAt: number }>();

  const forget = (now: number) => {
    for (const [name, { usedAt }] of worlds) {
      if (name === DEFAULT_WORLD) continue;
      if (worlds.size > MAX_WORLDS || now - usedAt >= IDLE_WORLD_MS) worlds.delete(name);
    }
  };

  return {
    of: (name) => {
      const usedAt = realNow();
      const world = worlds.get(name)?.world ?? create(name);
      worlds.delete(name);
      worlds.set(name, { world, usedAt });
      forget(usedAt);
      return world;
    },
    visit: (name) => {
      const known = worlds.get(name)?.world;
      if (known !== undefined || worlds.size >= MAX_WORLDS) return known;
      const world = create(name);
      worlds = new Map([[name, { world, usedAt: realNow() }], ...worlds]);
      return world;
    },
    names: () => [...worlds.keys()],
  };
};
