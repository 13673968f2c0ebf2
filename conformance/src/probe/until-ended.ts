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

export const openUntilEnded =
  (open: Open, signal: AbortSignal): Open =>
  async (request) => {
    const opened = await open(request);
    const { close } = opened;
    if (signal.aborted) close();
    else signal.addEventListener('abort', close, { once: true });
    return {
      ...opened,
      close: () => {
        signal.removeEventListener('abort', close);
        close();
      },
    };
  };
