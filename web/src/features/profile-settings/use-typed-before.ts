import { useEffect } from 'react';

import type { typedText } from '@/lib/storage';

/** Restores typed text into a new form, because a session's end unmounts the form. */
export const useTypedBefore = (
  text: ReturnType<typeof typedText>,
  put: (typed: string) => void,
): void => {
  useEffect(() => {
    const before = text.read();
    if (before !== undefined) put(before);
    // Only when the form opens: afterwards the form has the latest text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
