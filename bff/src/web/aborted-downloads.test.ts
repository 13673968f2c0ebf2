import { expect, test } from 'vitest';

import { abortDownload } from '../testing/abort-download';
import { startBffProcess } from '../testing/bff-process';
import { makeWebBuild } from '../testing/web/web-build';

const DOWNLOADS = 5000;
const AT_A_TIME = 50;

// A file that exceeds a socket's buffer. It has a compressed copy, so that startup needn't compress
// it.
const PATH = '/assets/large-c0ffee00.js';
const LARGE = { [PATH]: Buffer.alloc(524_288, 'trait '), [`${PATH}.br`]: 'packed' };

test('T52 5,000 aborted downloads leave no open descriptors', async () => {
  const bff = await startBffProcess({ WEB_ROOT: await makeWebBuild(LARGE) });
  await abortDownload(bff.port, PATH);
  const before = bff.descriptors();

  let started = 0;
  const abortOtherDownloads = async (): Promise<void> => {
    while (started < DOWNLOADS) {
      started += 1;
      await abortDownload(bff.port, PATH);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, abortOtherDownloads));

  // Polls, because the last connections may still be closing.
  await expect.poll(bff.descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  expect(bff.isRunning()).toBe(true);
}, 120_000);
