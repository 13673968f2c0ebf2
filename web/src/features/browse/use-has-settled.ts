import { useEffect, useState } from 'react';

/** Returns whether a text has been unchanged for this long. */
export const useHasSettled = (text: string, milliseconds: number): boolean => {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled === text;
};
