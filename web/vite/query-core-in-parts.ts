import type { Plugin } from 'vite';

type Change = readonly [what: RegExp, instead: string];

/**
 * What a file of `@tanstack/query-core` loads for its own sake, and what it takes instead: the part is
 * handed in by the file that cannot do without it, when that is loaded.
 */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'mutationCache.js': [
    [/^import \{ Mutation \} from "\.\/mutation\.js";$/m, 'export const parts = {};'],
    [/\bnew Mutation\(/, 'new parts.Mutation('],
  ],
  'mutationObserver.js': [
    [
      /^import \{ getDefaultState \} from "\.\/mutation\.js";$/m,
      `import { getDefaultState, Mutation } from "./mutation.js";
import { parts } from "./mutationCache.js";
parts.Mutation = Mutation;`,
    ],
  ],
  'query.js': [
    [
      /^import \{ infiniteQueryBehavior \} from "\.\/infiniteQueryBehavior\.js";$/m,
      'export const parts = {};',
    ],
    [/\? infiniteQueryBehavior\(/, '? parts.infiniteQueryBehavior('],
  ],
  'infiniteQueryObserver.js': [
    [
      /^import \{ hasNextPage, hasPreviousPage \} from "\.\/infiniteQueryBehavior\.js";$/m,
      `import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } from "./infiniteQueryBehavior.js";
import { parts } from "./query.js";
parts.infiniteQueryBehavior = infiniteQueryBehavior;`,
    ],
  ],
};

const SEE = 'see vite/query-core-in-parts.ts';

/** Ways to begin a mutation, or to ask page after page, without the file that hands the part in. */
const BEGUN_WITHOUT =
  /\.getMutationCache\(\)\.build\(|\b(?:prefetch|fetch|ensure)InfiniteQuery(?:Data)?\(|\bqueryClient\.infiniteQuery\(/;

const FILE = /@tanstack\/query-core\/build\/modern\/(\w+\.js)/;

/** The name of a file that is changed, or undefined. */
export const partOf = (id: string): string | undefined => {
  const name = FILE.exec(id)?.[1];
  return name !== undefined && name in CHANGES ? name : undefined;
};

/** @throws Error when the file is no longer what this was written for */
export const inParts = (name: string, code: string): string =>
  (CHANGES[name] ?? []).reduce((text, [what, instead]) => {
    if (text.search(what) < 0) throw new Error(`${name} has no ${what.source}: ${SEE}`);
    return text.replace(what, instead);
  }, code);

/**
 * Lets `@tanstack/query-core` load what mutations and lists in pages are made of with the first screen
 * that has one (2 kB gzip of the first load): a client and a query name both, whether there are any or
 * not. Who has one makes an observer of it, by `useMutation` or `useInfiniteQuery`. The build fails when
 * a file is no longer what this was written for, and when our own code begins one in another way.
 */
export const queryCoreInParts = (): Plugin => {
  const done = new Set<string>();
  return {
    name: 'query-core-in-parts',
    apply: 'build',
    transform(code, id) {
      if (/\/web\/src\/(?!.*\.test\.)[^?]+\.tsx?$/.test(id) && BEGUN_WITHOUT.test(code))
        this.error(`${id}: its part may not be loaded, ${SEE}`);
      const name = partOf(id);
      if (name === undefined) return null;
      done.add(name);
      return { code: inParts(name, code), map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys(CHANGES).filter((name) => !done.has(name));
      if (!error && missing.length > 0)
        this.error(`@tanstack/query-core is built without ${missing.join()}: ${SEE}`);
    },
  };
};
