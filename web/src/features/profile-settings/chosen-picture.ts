import { useEffect, useState } from 'react';

import { pictureRefusal } from './picture-refusal';

const UNREADABLE = 'This file can’t be shown as a picture. Nothing was sent. Choose another one.';

export type ChosenPicture =
  | { kind: 'none' }
  /** Not even sent; why, in words. */
  | { kind: 'refused'; words: string }
  | { kind: 'chosen'; file: File; previewUrl: string };

const chosenFrom = (file: File): ChosenPicture => {
  const words = pictureRefusal(file);
  if (words !== undefined) return { kind: 'refused', words };
  return { kind: 'chosen', file, previewUrl: URL.createObjectURL(file) };
};

/** The picture that a person has picked and not sent yet. Its preview lives as long as the choice. */
export const useChosenPicture = () => {
  const [choice, setChoice] = useState<ChosenPicture>({ kind: 'none' });
  const previewUrl = choice.kind === 'chosen' ? choice.previewUrl : undefined;

  useEffect(() => {
    if (previewUrl === undefined) return undefined;
    return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);

  return {
    choice,
    choose: (file: File) => setChoice(chosenFrom(file)),
    /** The browser could not draw it. */
    refuseUnreadable: () => setChoice({ kind: 'refused', words: UNREADABLE }),
    discard: () => setChoice({ kind: 'none' }),
  };
};
