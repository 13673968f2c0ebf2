import { comparedIds, type ComparedKind, MAX_COMPARED } from '@/lib/compare/compared';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';

const SHOWN_LENGTH = 40;
const SHOWN = 3;

/** Quotes the first entries of a link, whose texts anyone may have written. */
const quoted = (texts: readonly string[]): string => {
  const shown = texts.slice(0, SHOWN).map((text) => `“${plainText(text, SHOWN_LENGTH)}”`);
  return listText(texts.length > SHOWN ? [...shown, `${texts.length - SHOWN} more`] : shown);
};

export type ReadIds = { ids: string[]; problems: string[] };

/** Reads the ids of a link's traits or avatars, and describes the entries that it leaves out. */
export const readIds = (text: string, kind: ComparedKind): ReadIds => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const isValid = (entry: string) => comparedIds[kind].safeParse(entry).success;
  const invalid = entries.filter((entry) => !isValid(entry));
  const valid = entries.filter(isValid);
  const unique = [...new Set(valid)];
  const repeated = new Set(valid.filter((id, index) => valid.indexOf(id) !== index));
  const left = unique.length - MAX_COMPARED;
  return {
    ids: unique.slice(0, MAX_COMPARED),
    problems: [
      ...(invalid.length > 0
        ? [`Not ${kind === 'avatar' ? 'an avatar' : 'a trait'} ID: ${quoted(invalid)}.`]
        : []),
      ...(repeated.size > 0
        ? [`Named more than once, and shown once: ${quoted([...repeated])}.`]
        : []),
      ...(left > 0
        ? [
            `You can compare up to ${MAX_COMPARED} ${kind}s, so ${left === 1 ? 'the last one was' : `the last ${left} were`} left out.`,
          ]
        : []),
    ],
  };
};
