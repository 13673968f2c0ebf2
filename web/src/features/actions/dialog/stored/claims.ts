type Claim = { key: string; isGranted: Promise<boolean>; release: () => void };

/** The claim on the stored action that this page is showing or sending. */
let current: Claim | undefined;
/** Resolves when released locks are free. Before that, `ifAvailable` requests fail. */
let freed: Promise<unknown> = Promise.resolve();

const requestLock = (key: string, released: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const request = async () => {
      // On plain http, browsers offer no locks, so every claim is granted.
      if (!('locks' in navigator)) return resolve(true);
      await navigator.locks.request(key, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : released;
      });
    };
    freed = freed.then(request).catch(() => resolve(true));
  });

export const releaseAction = (key: string): void => {
  if (current?.key !== key) return;
  current.release();
  current = undefined;
};

/** Claims an action and releases the previous claim; false when another tab holds it. */
export const claimAction = async (key: string): Promise<boolean> => {
  if (current?.key === key) return current.isGranted;
  current?.release();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const claim = { key, isGranted: requestLock(key, released), release };
  current = claim;
  const isGranted = await claim.isGranted;
  if (!isGranted && current === claim) current = undefined;
  return isGranted;
};

const dismissed = new Set<string>();

/** Stops this page from reopening an action that the user closed. */
export const dismissAction = (key: string): void => void dismissed.add(key);
export const isDismissed = (key: string): boolean => dismissed.has(key);
/** Called after a logout: when the account returns, the page shows its stored actions again. */
export const forgetDismissed = (): void => dismissed.clear();
