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

/**
 * Leaves zod 3 out of `@ts-rest/core`, which bundles all of it (12 kB gzip in the first load) for
 * contracts that are older than Standard Schema. Ours is not. The build fails when the file is no
 * longer what this was written for.
 */
export const tsRestWithoutZod3 = (): Plugin => ({
  name: 'ts-rest-without-zod-3',
  transform(code, id) {
    if (!id.includes('@ts-rest/core/index.esm.mjs')) return null;
    const start = code.indexOf(OWN_CODE);
    if (start < 0)
      this.error('@ts-rest/core is built in another way: see vite/ts-rest-without-zod-3.ts');
    return { code: STAND_IN + code.slice(start), map: null };
  },
});
