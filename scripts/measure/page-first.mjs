import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The browser's thread that slows a page down, by the beginning of its name. */
const SLOWER = 'CPUThrottling';
/** How long it is given to begin, in milliseconds. */
const BEGIN_MS = 200;

/**
 * The threads of a process on Linux that slow its pages down.
 *
 * @param {number} pid
 */
const slowersOf = async (pid) => {
  const threads = await readdir(`/proc/${pid}/task`);
  const names = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8')),
  );
  return threads.filter((_, index) => names[index]?.startsWith(SLOWER)).map(Number);
};

/**
 * Lets all of a browser go first. Linux can share time between sessions before it looks at priorities,
 * which then say only who comes first inside of one; the servers have another than the browser.
 *
 * @param {number} pid of a process of the browser: all are of one session
 */
const putSessionFirst = async (pid) => {
  const session = `/proc/${pid}/autogroup`;
  const isKnown = await access(session).then(
    () => true,
    () => false, // This Linux looks at priorities alone.
  );
  if (isKnown) await writeFile(session, String(constants.priority.PRIORITY_HIGHEST));
};

/**
 * Gives a processor to the pages of a browser, and to what slows them down, before anything else that
 * the machine does: the servers, and the painting that elsewhere a graphics card does. The browser's
 * slow-down takes waiting for a processor for working, and makes it so many times longer. To be called
 * when the slow-down is set. Only root on Linux may.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<boolean>} whether it could be done
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
    // The thread that a process began with has its number, and is the one that runs the page.
    for (const thread of [...pids, ...(await Promise.all(pids.map(slowersOf))).flat()])
      setPriority(thread, constants.priority.PRIORITY_HIGHEST);
    return true;
  } catch {
    return false; // A container can forbid it to root too.
  }
};
