/** Measures memory during repeated rounds of 50 concurrent uploads of 5 MB (T42). */
import { fileURLToPath } from 'node:url';

import { form, picture, UPLOAD_HEADERS } from '../src/testing/picture-form';
import { startBffProcess } from './bff-process';
import { ONE_ADDRESS } from './one-address';
import { startServer } from './process';

const AT_ONCE = 50;
const TIMES = 6;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const upstream = await startServer(['--import', 'tsx', path('targets/upstream.ts')], {});
const bff = await startBffProcess({
  ...ONE_ADDRESS,
  PROVIDER_URL: upstream.url,
  LOG_LEVEL: 'silent',
  UPLOAD_LIMIT_PER_MINUTE: '1000000',
  SHEDDING: 'off',
});
const body = form(picture(Buffer.alloc(5 * 1_048_576)));

const upload = async (): Promise<number> => {
  const response = await fetch(`${bff.url}/v1/users/profile-upload`, {
    method: 'POST',
    headers: UPLOAD_HEADERS,
    body,
  });
  await response.text();
  return response.status;
};

console.log(`before: ${bff.memory().toFixed(0)} MB`);
for (let time = 1; time <= TIMES; time += 1) {
  let peak = bff.memory();
  const watch = setInterval(() => (peak = Math.max(peak, bff.memory())), 20);
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, upload));
  clearInterval(watch);
  const ok = statuses.filter((status) => status === 200).length;
  console.log(
    `${ok} of ${AT_ONCE} uploads of 5 MB: peak ${peak.toFixed(0)} MB, after ${bff.memory().toFixed(0)} MB`,
  );
}
await Promise.all([bff.stop(), upstream.stop()]);
