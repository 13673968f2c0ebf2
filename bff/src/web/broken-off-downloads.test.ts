import { expect, test } from 'vitest';

import { breakOff } from '../testing/break-off';
import { startBffProcess } from '../testing/bff-process';
import { makeWebBuild } from '../testing/web-build';

const DOWNLOADS = 5000;
const AT_A_TIME = 50;

/** More than a socket takes at once; with a packed form, so that nobody has to pack it at the start. */
const PATH = '/assets/large-c0ffee00.js';
const LARGE = { [PATH]: Buffer.alloc(524_288, 'trait '), [`${PATH}.br`]: 'packed' };

test('T52 5,000 aborted downloads leave no open descriptors', async () => {
  const bff = await startBffProcess({ WEB_ROOT: await makeWebBuild(LARGE) });
  await breakOff(bff.port, PATH);
  const before = bff.descriptors();

  let begun = 0;
  const breakOffOthers = async (): Promise<void> => {
    while (begun < DOWNLOADS) {
      begun += 1;
      await breakOff(bff.port, PATH);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, breakOffOthers));

  // A connection of the last ones may still be about to close.
  await expect.poll(bff.descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  expect(bff.isRunning()).toBe(true);
}, 120_000);
