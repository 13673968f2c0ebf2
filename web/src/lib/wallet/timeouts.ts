/** What `work` gives, or a rejection as soon as the signal aborts: wallets may never answer. */
export const unlessAborted = <Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });

/** What `work` gives within this time, else undefined. */
export const withinTime = <Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
