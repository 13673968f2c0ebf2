import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

import { writeWebBuild } from './web-build-folder';

/**
 * Writes a built web into its own folder, until the test has finished.
 *
 * @param more contents by their paths in a URL
 */
export const makeWebBuild = async (more: Record<string, string | Buffer> = {}): Promise<string> => {
  const root = await writeWebBuild(more);
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
};
