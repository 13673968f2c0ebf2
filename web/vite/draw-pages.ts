import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

import type * as Server from '../src/app/entry-server.tsx';

/** Nothing but the home page's screen is drawn ahead: what else loads later is left out. */
const leaveOutWhatLoadsLater = (): Plugin => ({
  name: 'leave-out-what-loads-later',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !specifier.endsWith('/routes/home')
      ? { id: specifier, external: true }
      : null,
});

/**
 * Builds what draws pages on a server, and loads it.
 *
 * @param root folder of the web
 * @param alias as the build has it
 */
export const loadDrawing = async (
  root: string,
  alias: Record<string, string>,
): Promise<typeof Server.renderPage> => {
  const outDir = join(root, 'node_modules/.draw-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leaveOutWhatLoadsLater()],
    resolve: { alias },
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      minify: false,
    },
  });
  const { renderPage } = (await import(
    pathToFileURL(join(outDir, 'entry-server.js')).href
  )) as typeof Server;
  return renderPage;
};
