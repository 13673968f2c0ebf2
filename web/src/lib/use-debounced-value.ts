import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';

type Options<Value> = {
  /** How long the value has to rest before it is followed. */
  delayMs?: number;
  /** What holds before any value has rested; the first value unless told. */
  initial?: Value;
};

/**
 * A value, once it has rested for a while: 500 ms unless told (§9).
 *
 * @returns the last value that rested, and a way not to wait for the newest
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
