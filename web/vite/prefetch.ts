import type { Plugin } from 'vite';

const MODULE = 'src/app/prefetch.ts';

/** @throws Error when the prefetch script has imports, because they would delay it */
export const prefetch = (): Plugin => ({
  name: 'prefetch',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: MODULE, name: 'prefetch' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunk = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(MODULE),
      );
      if (chunk?.type !== 'chunk') throw new Error(`vite/prefetch.ts: there is no ${MODULE}`);
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
