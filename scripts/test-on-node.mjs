/**
 * Runs all of `npm test` except the journeys on another version of Node: `npm run test:on-node --
 * 24`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { argv, env, exit, versions } from 'node:process';

const [version = ''] = argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Say on which Node: npm run test:on-node -- 24');
  exit(2);
}

const path = execFileSync(
  'npx',
  ['--yes', '--package', `node@${version}`, '--call', 'node -p process.execPath'],
  { encoding: 'utf8' },
).trim();
console.log(`On ${path}, not on ${versions.node}`);
const { status } = spawnSync('npm', ['run', '--silent', 'test:without-journeys'], {
  stdio: 'inherit',
  env: { ...env, PATH: `${dirname(path)}${delimiter}${env['PATH'] ?? ''}` },
});
exit(status ?? 1);
