import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';

import type { Prepared } from '../../shared/action';
import type { ActionDependencies } from './action-dependencies';
import type { ActionState } from './action-state';

type Preparing = {
  prepare: ActionDependencies['prepare'];
  write: (state: ActionState) => void;
  review: (prepared: Prepared) => void;
  isClosed: () => boolean;
};

/** Opens the review of what an action prepares, or its form if it prepares nothing. */
export const prepareReview = ({ prepare, write, review, isClosed }: Preparing): void => {
  const open = (prepared: Prepared | undefined): void => {
    if (prepared === undefined) write({ kind: 'filling' });
    else review(prepared);
  };
  const fail = (error: unknown): void =>
    write(error instanceof UnreadableOrder ? { kind: 'filling' } : { kind: 'unprepared', error });
  try {
    const prepared = prepare();
    if (!(prepared instanceof Promise)) return open(prepared);
    write({ kind: 'preparing' });
    prepared
      .then((fetched) => isClosed() || open(fetched))
      .catch((error: unknown) => isClosed() || fail(error));
  } catch (error) {
    fail(error);
  }
};
