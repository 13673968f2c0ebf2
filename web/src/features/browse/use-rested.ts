import { useEffect, useState } from 'react';

/** Whether a text has been the same for so long. */
export const useRested = (text: string, milliseconds: number): boolean => {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return rested === text;
};
