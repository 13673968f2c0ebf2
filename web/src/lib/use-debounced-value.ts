import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';

type Options<Value> = {
  delayMs?: number;
  initial?: Value;
};

/**
 * Returns the value after it hasn't changed for `delayMs` (by default 500 ms, §9), and a function
 * that skips the delay.
 */
export const useDebouncedValue = <Value>(
  value: Value,
  { delayMs = SEARCH_DEBOUNCE_MS, initial = value }: Options<Value> = {},
): readonly [rested: Value, flush: () => void] => {
  const [rested, setRested] = useState(initial);
  const follow = useDebouncedCallback((newest: Value) => setRested(() => newest), delayMs);
  useEffect(() => follow(value), [follow, value]);
  return [rested, () => void follow.flush()];
};
