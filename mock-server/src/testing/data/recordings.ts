import type { RequestListener } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

import { ScenarioFileSchema } from '../../control/recording/recording.schema';
import { listen } from '../../kernel/http/listen';
import { stopAfterTest } from '../stop-after-test';
import { startRecorder } from '../../app/recording/recorder';

/** Creates a folder for recordings, and starts recorders in front of a provider. */
export const openRecordings = () => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  let files = 0;
  afterAll(() => rmSync(folder, { recursive: true }));

  const recordingOf = async (provider: RequestListener) => {
    const behind = await listen(provider, { port: 0, host: '127.0.0.1' });
    stopAfterTest(behind);
    files += 1;
    const file = join(folder, `${files}.json`);
    const said: string[] = [];
    const recorder = await startRecorder({
      port: 0,
      host: '127.0.0.1',
      provider: behind.url,
      file,
      allowedHosts: [],
      report: (words) => said.push(words),
    });
    let isStopped = false;
    const stop = async () => {
      if (!isStopped) await recorder.stop();
      isStopped = true;
    };
    onTestFinished(stop);
    const read = async () => {
      await stop();
      return ScenarioFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    };
    return { url: recorder.url, file, said, read };
  };
  return { recordingOf };
};
