/** Rejects as soon as the signal is aborted, because a wallet may never respond. */
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

export const withinTime = <Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
