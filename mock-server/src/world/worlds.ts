import type { World } from './world';

/** Worlds without requests for this long are removed. */
export const IDLE_WORLD_MS = 60 * 60_000;
/** Above this number, the world idle for longest is removed. */
export const WORLDS_KEPT = 200;

/** The world of requests without a name; it is never removed. */
export const DEFAULT_WORLD = 'default';

const WORLD_NAME = /^[\w-]{1,64}$/;
export const isWorldName = (name: string): boolean => WORLD_NAME.test(name);

export type Worlds = {
  of(name: string): World;
  /** Returns a world without counting as use; creates it only below the limit. */
  visit(name: string): World | undefined;
  names(): string[];
};

/** `realNow` is in milliseconds; worlds age by it instead of their own clocks. */
export const createWorlds = (
  create: (name: string) => World,
  realNow: () => number = Date.now,
): Worlds => {
  // A Map preserves insertion order, and a used world moves to the end.
  let worlds = new Map<string, { world: World; usedAt: number }>();

  const forget = (now: number) => {
    for (const [name, { usedAt }] of worlds) {
      if (name === DEFAULT_WORLD) continue;
      if (worlds.size > WORLDS_KEPT || now - usedAt >= IDLE_WORLD_MS) worlds.delete(name);
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
      if (known !== undefined || worlds.size >= WORLDS_KEPT) return known;
      const world = create(name);
      worlds = new Map([[name, { world, usedAt: realNow() }], ...worlds]);
      return world;
    },
    names: () => [...worlds.keys()],
  };
};
