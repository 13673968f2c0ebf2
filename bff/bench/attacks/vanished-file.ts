import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { SCRIPT_PATH } from '../../src/testing/web/web-build-folder';
import type { Attack } from './attack';
import { BROWSING } from './others';
import { steadily } from './steadily';

export const vanishedFile: Attack = {
  name: 'a built file that was deleted meanwhile',
  unit: 'requests',
  prepare: (webRoot) => rm(join(webRoot, SCRIPT_PATH)),
  others: BROWSING,
  run: ({ url }, end) =>
    steadily({ perSecond: 100 }, end, async () => {
      const response = await fetch(`${url}${SCRIPT_PATH}`);
      await response.text();
    }),
};
