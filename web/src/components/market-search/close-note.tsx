import { plainText } from '@/lib/format/plain-text';
import { isOnlyClose } from '@/lib/search/is-close';

import type { Noun } from '../market-filters/filter';

const LENGTH = 60;

type CloseNoteProps = { name: string; names: readonly string[] | undefined; noun: Noun };

export const closeText = (name: string, noun: Noun): string =>
  `No exact match for “${plainText(name, LENGTH)}” among ${noun}s. Showing close matches.`;

/** Says that no name contains the searched text, so that the list has similar names only. */
export function CloseNote({ name, names, noun }: CloseNoteProps) {
  if (name === '' || !isOnlyClose(names ?? [], name)) return null;
  return <p className="text-foreground">{closeText(name, noun)}</p>;
}
