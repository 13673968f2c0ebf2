import sharp from 'sharp';

/** Asks a real XML and SVG parser for the picture's size; it throws for what is not well-formed. */
export const sizeOf = async (svg: string): Promise<string> => {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  return `${format} ${width}x${height}`;
};

/** What may not be in a picture that is put into other people's pages. */
export const UNSAFE =
  /<(script|foreignObject|image|use|text|style|a)\b|href|\bid=|\bon[a-z]+=|url\(|<!|<\?|NaN|Infinity|undefined/i;

const PICTURE = /^<svg [^>]*>(.*)<\/svg>$/;

/** What a picture is made of, without the element around it. */
export const marksOf = (svg: string): string => {
  const [, marks] = PICTURE.exec(svg) ?? [];
  if (marks === undefined) throw new Error('Expected a whole picture');
  return marks;
};

/** The marks of layers that lie on each other, as an avatar's picture has them. */
export const stackOf = (layers: readonly { slot: string; svg: string }[]): string =>
  layers.map(({ slot, svg }) => `<g data-slot="${slot}">${marksOf(svg)}</g>`).join('');
