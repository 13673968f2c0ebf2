import { useEffect, useRef, useState } from 'react';

import { pictureRefusal } from './picture-refusal';

const UNREADABLE = 'This file can’t be shown as a picture. Nothing was sent. Choose another one.';

export type ChosenPicture =
  | { kind: 'none' }
  | { kind: 'refused'; words: string }
  | { kind: 'chosen'; file: File; previewUrl: string };

const chosenFrom = async (file: File): Promise<ChosenPicture> => {
  // Reading a file fails if it was deleted or moved after its selection.
  const words = await pictureRefusal(file).catch(() => UNREADABLE);
  if (words !== undefined) return { kind: 'refused', words };
  return { kind: 'chosen', file, previewUrl: URL.createObjectURL(file) };
};

export const useChosenPicture = () => {
  const [choice, setChoice] = useState<ChosenPicture>({ kind: 'none' });
  const latest = useRef<File>(undefined);
  const previewUrl = choice.kind === 'chosen' ? choice.previewUrl : undefined;

  useEffect(() => {
    if (previewUrl === undefined) return undefined;
    return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);

  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const settle = (next: ChosenPicture) => {
    latest.current = undefined;
    setChoice(next);
  };
  return {
    choice,
    choose: async (file: File) => {
      latest.current = file;
      const next = await chosenFrom(file);
      if (latest.current === file) settle(next);
      else if (next.kind === 'chosen') URL.revokeObjectURL(next.previewUrl);
    },
    /** Called when the browser couldn't decode the file. */
    refuseUnreadable: () => settle({ kind: 'refused', words: UNREADABLE }),
    discard: () => settle({ kind: 'none' }),
  };
};
