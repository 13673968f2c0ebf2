import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const FOLDER = /^main-(\d+)$/;

/** Removes the builds of earlier workers, which Vitest kills before they can clean up. */
const removeThoseOfEnded = (cache: string): void => {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const owner = Number(FOLDER.exec(name)?.[1]);
    if (Number.isNaN(owner)) continue;
    try {
      process.kill(owner, 0);
    } catch {
      rmSync(join(cache, name), { recursive: true, force: true });
    }
  }
};

const root = fileURLToPath(new URL('../..', import.meta.url));

const buildOnce = async (): Promise<string> => {
  const cache = join(root, 'node_modules/.cache');
  removeThoseOfEnded(cache);
  const folder = join(cache, `main-${pid}`);
  await build({ root, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  return folder;
};

let built: Promise<string> | undefined;

// Bundles the BFF as it is released. External packages are resolved from this package's
// `node_modules`.
const builtFile = async (name: string): Promise<string> =>
  join(await (built ??= buildOnce()), name);

export const builtMain = (): Promise<string> => builtFile('main.js');

/** Bundles the process that draws pictures for links. */
export const builtRenderer = (): Promise<string> => builtFile('picture-renderer.js');
