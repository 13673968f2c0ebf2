import sharp from 'sharp';

/** Returns a picture's size, read by a real XML and SVG parser that rejects malformed input. */
export const sizeOf = async (svg: string): Promise<string> => {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  return `${format} ${width}x${height}`;
};

export const UNSAFE =
  /<(script|foreignObject|image|use|text|style|a)\b|href|\bid=|\bon[a-z]+=|url\(|<!|<\?|NaN|Infinity|undefined/i;

const PICTURE = /^<svg [^>]*>(.*)<\/svg>$/;

export const marksOf = (svg: string): string => {
  const [, marks] = PICTURE.exec(svg) ?? [];
  if (marks === undefined) throw new Error('Expected a whole picture');
  return marks;
};

export const stackOf = (layers: readonly { slot: string; svg: string }[]): string =>
  layers.map(({ slot, svg }) => `<g data-slot="${slot}">${marksOf(svg)}</g>`).join('');
