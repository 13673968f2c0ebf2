type Claim = { key: string; isGranted: Promise<boolean>; release: () => void };

/** The stored action that this page shows or sends. */
let current: Claim | undefined;
/** Until the browser has freed released locks, `ifAvailable` refuses them. */
let freed: Promise<unknown> = Promise.resolve();

const requestLock = (key: string, released: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const request = async () => {
      // Browsers offer no locks on plain http.
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

/** Returns false when another tab shows it; a new claim releases the page's previous one. */
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
/** After a logout, the page shows the account's actions again when it returns. */
export const forgetDismissed = (): void => dismissed.clear();
