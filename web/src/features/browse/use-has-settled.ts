import { useEffect, useState } from 'react';

export const useHasSettled = (text: string, milliseconds: number): boolean => {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled === text;
};
