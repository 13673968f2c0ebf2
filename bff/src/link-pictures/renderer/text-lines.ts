/** Returns the width of a line, in the same unit as the limits. */
type WidthOf = (text: string) => number;

const ELLIPSIS = '…';

/** Returns the number of characters that fit, but at least one. */
const fittingCount = (characters: readonly string[], most: number, widthOf: WidthOf): number => {
  let count = 1;
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= most)
    count += 1;
  return count;
};

/**
 * Breaks a text at spaces and after hyphens, slashes and question marks. Words that are wider than a
 * line are broken too.
 */
export const breakLines = (
  text: string,
  most: number,
  widthOf: WidthOf,
): { lines: string[]; isWordBroken: boolean } => {
  const lines: string[] = [];
  let isWordBroken = false;
  let line = '';
  for (const word of text.split(/(?<=[\s/?-])/)) {
    if (widthOf((line + word).trimEnd()) <= most) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    let rest = Array.from(word);
    while (widthOf(rest.join('').trimEnd()) > most && rest.length > 1) {
      isWordBroken = true;
      const count = fittingCount(rest, most, widthOf);
      lines.push(rest.slice(0, count).join(''));
      rest = rest.slice(count);
    }
    line = rest.join('');
  }
  return { lines: [...lines, line.trimEnd()], isWordBroken };
};

const clip = (line: string, most: number, widthOf: WidthOf): string => {
  const characters = Array.from(line);
  while (characters.length > 1 && widthOf(characters.join('').trimEnd() + ELLIPSIS) > most)
    characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
};

/** Returns a line that fits, with an ellipsis when it is shortened. */
export const fitLine = (line: string, most: number, widthOf: WidthOf): string =>
  widthOf(line) <= most ? line : clip(line, most, widthOf);

/** Returns the first lines of a text, with an ellipsis when it has more. */
export const firstLines = (
  text: string,
  { most, count, widthOf }: { most: number; count: number; widthOf: WidthOf },
): string[] => {
  const { lines } = breakLines(text, most, widthOf);
  if (lines.length <= count) return lines;
  const shown = lines.slice(0, count);
  return [...shown.slice(0, -1), clip(shown.at(-1) ?? '', most, widthOf)];
};
