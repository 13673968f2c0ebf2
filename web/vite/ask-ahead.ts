import type { Plugin } from 'vite';

const MODULE = 'src/app/ask-ahead.ts';

/**
 * Puts what asks for a page's first data ahead of the app into the page: a small file that imports
 * nothing and runs as soon as it has come. `vite dev` goes without.
 *
 * @throws Error when it imports something, which would have to come first
 */
export const askAhead = (): Plugin => ({
  name: 'ask-ahead',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: MODULE, name: 'ask-ahead' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunk = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(MODULE),
      );
      if (chunk?.type !== 'chunk') throw new Error(`vite/ask-ahead.ts: there is no ${MODULE}`);
      if (chunk.imports.length > 0) throw new Error(`${MODULE} imports ${chunk.imports.join()}`);
      const src = `/${chunk.fileName}`;
      return [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src },
          injectTo: 'head-prepend',
        },
      ];
    },
  },
});
