import { useEffect, useState } from 'react';

/**
 * A text, once it has stayed the same for a while. As `useDebouncedValue`, whose library a sixth part of the
 * product would bring into what every first visit loads.
 */
export const useDelayedValue = (value: string, delayMs: number): string => {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
};
