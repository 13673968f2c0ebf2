/** Invisible characters that apps add to copied text: joiners, marks of direction, soft hyphens. */
export const UNSEEN = [
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200D',
  '\u200E',
  '\u2060',
  '\u202A',
  '\u2069',
  '\uFE0F',
  '\uFEFF',
] as const;

/** Adds an invisible character to both ends of a text and into its middle. */
export const withUnseen = (text: string, unseen: string = UNSEEN.join('')): string => {
  const middle = Math.floor(text.length / 2);
  return `${unseen}${text.slice(0, middle)}${unseen}${text.slice(middle)}${unseen}`;
};
