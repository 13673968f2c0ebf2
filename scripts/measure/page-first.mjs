import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The prefix of the names of Chromium's throttling threads. */
const SLOWER = 'CPUThrottling';
/** How long to wait for the throttling threads to start, in ms. */
const BEGIN_MS = 200;

/** @param {number} pid */
const slowersOf = async (pid) => {
  const threads = await readdir(`/proc/${pid}/task`);
  const names = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8')),
  );
  return threads.filter((_, index) => names[index]?.startsWith(SLOWER)).map(Number);
};

/**
 * Raises the priority of the browser's whole session. With session groups (autogroup), Linux first
 * divides processor time among sessions, and compares process priorities only within a session.
 * @param {number} pid of any browser process; all are in the same session
 */
const putSessionFirst = async (pid) => {
  const session = `/proc/${pid}/autogroup`;
  const isKnown = await access(session).then(
    () => true,
    () => false, // Without session groups, Linux compares the priorities of all processes.
  );
  if (isKnown) await writeFile(session, String(constants.priority.PRIORITY_HIGHEST));
};

/**
 * Gives the browser's page processes priority over all other processes, because throttling also
 * multiplies the time that a page waits for the processor. Throttling must be on already, so that
 * its threads get the same priority.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<boolean>} whether it succeeded
 */
export const putPagesFirst = async (browser) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  await setTimeout(BEGIN_MS);
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  try {
    if (pids[0] !== undefined) await putSessionFirst(pids[0]);
    // The main thread, which runs the page, has the same id as its process.
    for (const thread of [...pids, ...(await Promise.all(pids.map(slowersOf))).flat()])
      setPriority(thread, constants.priority.PRIORITY_HIGHEST);
    return true;
  } catch {
    return false; // A container may prevent even root from raising a priority.
  }
};
