import { walletError } from './wallet-error';

/** Rejects when the browser blocks a wallet's popup, because the wallet would wait forever. */
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
