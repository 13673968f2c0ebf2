import type { Exchange, Open, Send } from './exchange';

/** Resolves when the run ends. */
export const endOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Wraps `send`, so that pending and later requests fail when the run ends. */
export const untilEnded = (send: Send, signal: AbortSignal): Send => {
  const ended = endOf(signal);
  return async (request) => {
    const failed: Exchange = { request, response: undefined, failure: 'the run was ended' };
    if (signal.aborted) return failed;
    return Promise.race([send(request), ended.then(() => failed)]);
  };
};

/** Wraps `open`, so that open and later streams are closed when the run ends. */
export const openUntilEnded = (open: Open, signal: AbortSignal): Open => {
  // One listener for all streams, because Node warns of a leak from the eleventh listener on.
  const closers = new Set<() => void>();
  const closeAll = (): void => {
    for (const close of closers) close();
  };
  signal.addEventListener('abort', closeAll, { once: true });
  return async (request) => {
    const opened = await open(request);
    const close = (): void => {
      closers.delete(close);
      opened.close();
    };
    if (signal.aborted) close();
    else if (opened.response !== undefined) closers.add(close);
    return { ...opened, close };
  };
};
