import { useEffect, useEffectEvent } from 'react';

import { tokenOf } from './session';
import { useSessionStore, useToken } from './session-context';
import { toasts } from '../toasts';
import { NONE, useStore } from '../use-store';

type MoveOptions<Item> = {
  /** The list stored in this browser. */
  own: {
    read: () => readonly Item[];
    write: (items: readonly Item[]) => void;
    subscribe: (listener: () => void) => () => void;
  };
  /** The account's list; undefined until loaded. */
  items: readonly Item[] | undefined;
  isSame: (one: Item, other: Item) => boolean;
  most: number;
  /** Sends items and reports a failure; returns whether the items were saved. */
  send: (moved: readonly Item[]) => Promise<boolean>;
  /** The header of the toast that reports the move. */
  header: string;
  movedText: (count: number) => string;
};

/** Tokens of sessions in which a move failed, so that it isn't retried. */
const failed = new Set<string>();

/** Moves a list of this browser to the account, up to its limit, and shows a toast. */
export const useMoveToAccount = <Item>(options: MoveOptions<Item>): void => {
  const session = useSessionStore();
  const token = useToken();
  const { items } = options;
  const stored = useStore(options.own, NONE);
  const move = useEffectEvent(async (of: string, present: readonly Item[]): Promise<void> => {
    const { own, isSame, most, send, header, movedText } = options;
    const fresh = stored.filter((one) => !present.some((other) => isSame(one, other)));
    const moved = fresh.slice(0, most - present.length);
    if (moved.length === 0 && fresh.length > 0) return;
    // Removes the items before sending them, because other components with this hook would send
    // them again.
    own.write(fresh.slice(moved.length));
    if (moved.length === 0) return;
    if (!(await send(moved))) {
      failed.add(header + of);
      own.write([...moved, ...own.read()]);
    } else if (tokenOf(session.read()) === of) {
      toasts.show({ kind: 'notice', header, description: movedText(moved.length) });
    }
  });
  useEffect(() => {
    if (token === undefined || items === undefined || stored.length === 0) return;
    if (!failed.has(options.header + token)) void move(token, items);
  }, [token, items, stored, options.header]);
};
