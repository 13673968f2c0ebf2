import { useEffect, useState } from 'react';

import { type Unfinished, useActions } from '@/lib/actions/actions-context';

/** Reads this tab's unfinished action; undefined until it's read, null when there is none. */
export const useUnfinished = () => {
  const { unfinished: read } = useActions();
  const [unfinished, setUnfinished] = useState<Unfinished | null>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = await read().catch(() => null);
      if (isCurrent) setUnfinished(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return { unfinished, onEnd: () => setUnfinished(null) };
};
