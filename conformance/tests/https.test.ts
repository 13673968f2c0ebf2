import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { runConformance } from '@trait-market/conformance';
import { createMockServer } from '@trait-market/mock-server';
import { expect, onTestFinished, test, vi } from 'vitest';

const run = promisify(execFile);

// The command takes four seconds, and 30 on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const COMMAND = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

const startMock = async () => {
  const mock = await createMockServer({ port: 0, users: 4, traits: 8, https: true });
  onTestFinished(() => mock.stop());
  return mock;
};

test('a certificate that isn’t trusted is reported with the variable that makes it so', async () => {
  const { url } = await startMock();
  await expect(runConformance({ target: url })).rejects.toThrow(
    /^Nothing responds at https:\S+: self-signed certificate \(\w+\)\. Set NODE_EXTRA_CA_CERTS/,
  );
});

test('checks a target over HTTPS by the certificate that it published', async () => {
  const { url, certificate = '' } = await startMock();
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'mock.pem');
  await writeFile(file, certificate);
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const options = ['--target', url, '--control', url, '--only', 'users.me/success', '--cases', '0'];
  const { stdout } = await run(process.execPath, ['--import', tsx, COMMAND, ...options], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
  });
  expect(stdout).toMatch(/^Conformant: \d+ checks passed/m);
});
