import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

import { writeWebBuild } from './web-build-folder';

/**
 * A built web in a folder of its own, until the test is finished.
 *
 * @param more contents by their paths in a URL
 */
export const makeWebBuild = async (more: Record<string, string | Buffer> = {}): Promise<string> => {
  const root = await writeWebBuild(more);
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
};
