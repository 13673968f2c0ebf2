import { walletError } from './wallet-error';

/**
 * Rejects when the browser blocks a hosted wallet's popup. The wallet's own code would then show an
 * unreachable retry button behind our dialog and wait forever.
 *
 * @throws AppError when the browser blocked a popup before `work` was done
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
