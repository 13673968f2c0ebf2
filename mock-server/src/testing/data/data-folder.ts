import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach } from 'vitest';

import { createMockServer, type MockServer, type MockServerOptions } from '../../app/mock-server';
import { stopAfterTest } from '../stop-after-test';

/** Creates a folder that is emptied before each test, and starts mocks with a data file in it. */
export const openDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
  const dataFile = join(folder, 'data.json');
  beforeEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const options = { port: 0, host: '127.0.0.1', users: 4, traits: 8, dataFile };
  const start = async (changed: Partial<MockServerOptions> = {}): Promise<MockServer> => {
    const server = await createMockServer({ ...options, ...changed });
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= server.stop());
    stopAfterTest({ stop });
    return { ...server, stop };
  };
  return { folder, dataFile, start };
};
