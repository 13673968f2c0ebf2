import { useEffect, useState } from 'react';

/** Whether a text has been the same for so long. */
export const useHasSettled = (text: string, milliseconds: number): boolean => {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled === text;
};
