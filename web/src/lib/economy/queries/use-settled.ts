import { useIsFetching, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether what was put together from several queries holds. After an action all of them are asked anew, and
 * between the first answer and the last one they tell of two different moments.
 *
 * @param value what was put together, as a text that is the same for the same things
 * @param queryKey of what is waited for, or how its keys begin
 * @returns false from when the value changes while that is being asked until it is known
 */
export const useSettled = (value: string, queryKey: QueryKey): boolean => {
  const isAsked = useIsFetching({ queryKey }) > 0;
  const [settled, setSettled] = useState(value);
  const isSettled = !isAsked || settled === value;
  if (isSettled && settled !== value) setSettled(value);
  return isSettled;
};
