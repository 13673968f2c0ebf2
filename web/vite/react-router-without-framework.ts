import type { Plugin } from 'vite';

type Change = readonly [what: RegExp, instead: string | ((found: string) => string)];

/** Each is something that only routes with data, servers or developers need, and what stands for it. */
const CHANGES: readonly Change[] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // A name for developer tools, which keeps what has it in the bundle.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // What nobody uses can go only if making it is known to do nothing else.
  [
    /^var \w+ = React\d*\.(?:forwardRef|createContext|memo)\(/gm,
    (found) => found.replace('= ', '= /* @__PURE__ */ '),
  ],
  // Only the framework mode fetches pages ahead.
  [/return shouldPrefetch && !isAbsolute \? [^;]*, link, [^;]* : link;/, 'return link;'],
  [
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    'let prefetchRef = null, prefetchHandlers = {};',
  ],
  // `BrowserRouter` has no routes with data: no state of theirs, no errors, no other way to navigate.
  [
    /^function _renderMatches[\s\S]*?^}$/m,
    (found) =>
      found.replace(/let dataRouterState = .*;/, '').replaceAll('dataRouterState', '(void 0)'),
  ],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
];

const SEE = 'see vite/react-router-without-framework.ts';

const withChange = (code: string, [what, instead]: Change): string => {
  if (code.search(what) < 0) throw new Error(`react-router has no ${what.source}: ${SEE}`);
  return typeof instead === 'string' ? code.replace(what, instead) : code.replace(what, instead);
};

/** @throws Error when the code is no longer what this was written for */
export const withoutFramework = (code: string): string => CHANGES.reduce(withChange, code);

/** Whether it is the file of react-router that holds `BrowserRouter` and `Link`. */
export const isRouter = (code: string, id: string): boolean =>
  /react-router\/dist\/\w+\/chunk-\w+\.mjs/.test(id) && code.includes('var Link = ');

/**
 * Leaves out of react-router what an app of plain `BrowserRouter` and `Link` never runs: routes with
 * data and their errors, forms, the fetching of pages ahead, scroll restoration and warnings (6 kB gzip
 * of the first load). The build fails when the file is no longer what this was written for.
 */
export const reactRouterWithoutFramework = (): Plugin => {
  let isDone = false;
  return {
    name: 'react-router-without-framework',
    apply: 'build',
    transform(code, id) {
      if (!isRouter(code, id)) return null;
      isDone = true;
      return { code: withoutFramework(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isDone) this.error(`react-router is built in another way: ${SEE}`);
    },
  };
};
