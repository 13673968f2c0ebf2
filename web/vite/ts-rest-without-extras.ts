import type { Plugin } from 'vite';

/** Where the copy of zod 3 ends that `@ts-rest/core` brings along, and its own code begins. */
const OWN_CODE = 'const isZodType = ';

/** All that the rest of the file still names of it: schemas for servers, which nobody asks here. */
const STAND_IN = `
const schema = new Proxy(() => schema, { get: () => schema });
const z = schema;
class ZodObject {}
class ZodError extends Error {}
`;

/** Every hook that each route of `@ts-rest/react-query` comes with, and the ones that are used here. */
const HOOKS = /const tanstackQueryHooks = \{[\s\S]*?\n\};\n/;
/** Where it would be imported from. */
const MUTATION = /\buseMutation, (?=skipToken\b)/;
const USED_HOOKS = `const tanstackQueryHooks = { query: { useQuery }, queries: {}, prefetch: {} };
const useMutation = undefined;
`;

/** A hook of a route that is left out, in our own code. */
const LEFT_OUT = /\.(?:useQueries|useMutation|useInfiniteQuery|useSuspense\w+|usePrefetch\w+)\(/;

/**
 * Leaves zod 3 out of `@ts-rest/core`, which bundles all of it (12 kB gzip in the first load) for
 * contracts that are older than Standard Schema. Ours is not. And of its hooks all but `useQuery`
 * (1 kB, and what they load): what changes something, asks for several things at once or page after
 * page is loaded later, and takes its hook from where it is made. The build fails when a file is no longer
 * what this was written for, and when something asks for a hook that is left out.
 */
export const tsRestWithoutExtras = (): Plugin => ({
  name: 'ts-rest-without-extras',
  transform(code, id) {
    if (/\/web\/src\/[^?]+\.tsx?$/.test(id) && LEFT_OUT.test(code))
      this.error(`${id}: this hook is left out of the build, see vite/ts-rest-without-extras.ts`);
    const isCore = id.includes('@ts-rest/core/index.esm.mjs');
    if (!isCore && !id.includes('@ts-rest/react-query/v5/internal/create-hooks.esm.mjs'))
      return null;
    const start = isCore ? code.indexOf(OWN_CODE) : code.search(HOOKS);
    if (start < 0) this.error(`${id} is built in another way: see vite/ts-rest-without-extras.ts`);
    return {
      code: isCore
        ? STAND_IN + code.slice(start)
        : code.replace(HOOKS, USED_HOOKS).replace(MUTATION, ''),
      map: null,
    };
  },
});
