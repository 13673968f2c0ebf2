import type { World } from './world';

/** A world that nobody has asked for this long is forgotten. */
export const IDLE_WORLD_MS = 60 * 60_000;
/** With more worlds than this, the one that has been idle for longest is forgotten. */
export const WORLDS_KEPT = 200;

/** The world of requests that name none. It is never forgotten. */
export const DEFAULT_WORLD = 'default';

/** Names of worlds are fit for a header and for one segment of a path. */
const WORLD_NAME = /^[\w-]{1,64}$/;
export const isWorldName = (name: string): boolean => WORLD_NAME.test(name);

/** The worlds of one server, each made when it is first asked for. */
export type Worlds = {
  of(name: string): World;
  /**
   * A world without using it, so that it grows as old as before. One that isn't there is made only while there is
   * room, and is the first to be forgotten.
   */
  visit(name: string): World | undefined;
  names(): string[];
};

/** `realNow` is in milliseconds; worlds grow old by it, not by their own clocks. */
export const createWorlds = (
  create: (name: string) => World,
  realNow: () => number = Date.now,
): Worlds => {
  // A Map keeps the order of insertion, and a world is put at its end whenever it is asked for.
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
