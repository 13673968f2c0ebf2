import { useIsFetching, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns whether a value composed from several queries is consistent. After an action all queries
 * are refetched, and until the last response they represent different moments.
 *
 * @param value the composed value as a canonical text
 * @param queryKey the key prefix of the awaited queries
 * @returns false from a change of the value during a fetch until the fetch completes
 */
export const useSettled = (value: string, queryKey: QueryKey): boolean => {
  const isAsked = useIsFetching({ queryKey }) > 0;
  const [settled, setSettled] = useState(value);
  const isSettled = !isAsked || settled === value;
  if (isSettled && settled !== value) setSettled(value);
  return isSettled;
};
