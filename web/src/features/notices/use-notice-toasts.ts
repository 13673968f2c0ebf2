import type { Notice, NoticePage } from '@trait-market/contract/economy/notices';
import { useEffect, useRef } from 'react';

import { toasts } from '@/lib/toasts';

const announce = async (arrived: readonly Notice[]): Promise<void> => {
  const [first] = arrived;
  if (first === undefined) return;
  const { noticeWords } = await import('./notice-words');
  const { title, text } = noticeWords(first);
  toasts.show(
    arrived.length === 1
      ? { kind: 'notice', header: title, description: text }
      : {
          kind: 'notice',
          header: `${arrived.length} new notifications`,
          description: 'The bell in the header has them all.',
        },
  );
};

/** Returns whether a toast would disturb no one: not on a hidden page, and not over a dialog. */
const canInterrupt = (): boolean =>
  document.visibilityState === 'visible' &&
  document.querySelector('[data-slot=dialog-content]') === null;

/** Shows one toast for notifications that arrive together while the page is visible. */
export const useNoticeToasts = (page: NoticePage | undefined) => {
  const known = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (page === undefined) return;
    const before = known.current;
    const arrived = page.items.filter(
      ({ id, readAt }) => readAt === null && before?.has(id) === false,
    );
    known.current = new Set([...(before ?? []), ...page.items.map(({ id }) => id)]);
    if (canInterrupt())
      // A failed toast is only logged, because the bell counts the notification anyway.
      announce(arrived).catch((error: unknown) => console.error('No toast for a notice', error));
  }, [page]);
  return ({ items }: NoticePage): void => {
    for (const { id } of items) known.current?.add(id);
  };
};
