import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Restarts the mock on each save; a data file (temporary by default) preserves its worlds. */

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trait-market-mock-'));
const dataFile =
  env['MOCK_DATA'] === undefined
    ? ['--data', join(folder, 'worlds.json'), '--set-aside', 'on']
    : [];

const args = ['--product', 'http://localhost:5173', ...dataFile, ...argv.slice(2)];
const watch = spawn(execPath, [tsx, 'watch', '--clear-screen=false', main, ...args], {
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => watch.kill(signal));
}
watch.once('close', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
