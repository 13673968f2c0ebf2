import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

import { writeWebBuild } from './web-build-folder';

export const makeWebBuild = async (more: Record<string, string | Buffer> = {}): Promise<string> => {
  const root = await writeWebBuild(more);
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
};
