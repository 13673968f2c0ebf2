import { useIsFetching, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/** Returns false after `value` has changed, until all fetches under `queryKey` are complete. */
export const useSettled = (value: string, queryKey: QueryKey): boolean => {
  const isAsked = useIsFetching({ queryKey }) > 0;
  const [settled, setSettled] = useState(value);
  const isSettled = !isAsked || settled === value;
  if (isSettled && settled !== value) setSettled(value);
  return isSettled;
};
