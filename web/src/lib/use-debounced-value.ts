import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';

type Options<Value> = {
  delayMs?: number;
  initial?: Value;
};

/** Waits 500 ms by default (§9). The returned function skips the delay. */
export const useDebouncedValue = <Value>(
  value: Value,
  { delayMs = SEARCH_DEBOUNCE_MS, initial = value }: Options<Value> = {},
): readonly [rested: Value, flush: () => void] => {
  const [rested, setRested] = useState(initial);
  const follow = useDebouncedCallback((newest: Value) => setRested(() => newest), delayMs);
  useEffect(() => follow(value), [follow, value]);
  return [rested, () => void follow.flush()];
};
