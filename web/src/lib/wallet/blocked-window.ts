import { walletError } from './wallet-error';

/**
 * A hosted wallet asks in a window of its own. Where the browser refuses to open it, the wallet's code
 * offers to try again beside our dialog, where nobody can press it, and waits for ever: so a window that
 * is refused ends the waiting.
 *
 * @throws AppError when the browser refused a window before `work` was done
 */
export const unlessWindowBlocked = async <Result>(work: Promise<Result>): Promise<Result> => {
  const { open } = window;
  const blocked = new Promise<never>((_, reject) => {
    window.open = (...place) => {
      const opened = open.apply(window, place);
      if (opened === null) reject(walletError('windowBlocked'));
      return opened;
    };
  });
  try {
    return await Promise.race([work, blocked]);
  } finally {
    window.open = open;
  }
};
