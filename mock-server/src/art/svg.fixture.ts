import sharp from 'sharp';

/** Returns a picture's size by a real XML and SVG parser, which throws for malformed input. */
export const sizeOf = async (svg: string): Promise<string> => {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  return `${format} ${width}x${height}`;
};

/** Content that an embedded picture must not have. */
export const UNSAFE =
  /<(script|foreignObject|image|use|text|style|a)\b|href|\bid=|\bon[a-z]+=|url\(|<!|<\?|NaN|Infinity|undefined/i;

const PICTURE = /^<svg [^>]*>(.*)<\/svg>$/;

/** Returns the content of a picture without its root element. */
export const marksOf = (svg: string): string => {
  const [, marks] = PICTURE.exec(svg) ?? [];
  if (marks === undefined) throw new Error('Expected a whole picture');
  return marks;
};

/** Stacks the marks of layers like an avatar's picture. */
export const stackOf = (layers: readonly { slot: string; svg: string }[]): string =>
  layers.map(({ slot, svg }) => `<g data-slot="${slot}">${marksOf(svg)}</g>`).join('');
