import type { Plugin } from 'vite';

/** The one line of a route that describes it. */
const SUMMARY = /^\s*summary:\s*(['"`])(?:(?!\1).)*\1,\n/gm;
/** The only check of a schema, which names it in the reference. */
const META = /\s*\.check\(\s*z\.meta\(\{(?:[^{}]|\$\{[^{}]*\})*\}\),?\s*\)/g;

/** The same behind other checks. */
const LAST_META = /,\s*z\.meta\(\{(?:[^{}]|\$\{[^{}]*\})*\}\)(?=,?\s*\))/g;

/** A line that imports values by name. */
const IMPORT = /^import \{ ([\w, ]+) \} from '[^']+';\n/gm;

/** Without imports of which no name is left: a bundler would keep what they load. */
const withoutUnusedImports = (code: string): string =>
  code.replace(IMPORT, (line, names: string) => {
    const isUsed = (name: string) =>
      (code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
    return names.split(', ').some((name) => isUsed(name.split(' as ').at(-1) ?? name)) ? line : '';
  });

/** The contract's source without what describes it to people who read the reference. */
export const withoutDocs = (code: string): string =>
  withoutUnusedImports(code.replace(SUMMARY, '').replace(META, '').replace(LAST_META, ''));

/**
 * Leaves the contract's summaries and titles out of the browser, which has no use for them: they make
 * the OpenAPI document. What this does not recognise stays, and does no harm.
 */
export const contractWithoutDocs = (): Plugin => ({
  name: 'contract-without-docs',
  enforce: 'pre',
  transform(code, id) {
    return /\/contract\/src\/.+\.ts$/.test(id) ? { code: withoutDocs(code), map: null } : null;
  },
});
