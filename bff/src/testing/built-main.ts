import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the BFF of these sources as it is released, in a folder of this process's own that goes with it. What is not
 * part of the build is found in this package's `node_modules`.
 *
 * @returns the file that Node runs
 */
export const builtMain = async (): Promise<string> => {
  const folder = join(root, 'node_modules/.cache', `main-${pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({ root, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  return join(folder, 'main.js');
};
