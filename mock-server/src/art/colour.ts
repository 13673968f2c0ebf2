export type Tones = {
  light: string;
  base: string;
  shade: string;
  deep: string;
};

/** Lightness from 0 to 1, chroma from 0, hue in degrees (OKLCH). */
type Lch = {
  l: number;
  c: number;
  h: number;
};

export const INK = '#221714';

export const BONE = '#f6ecd9';

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/**
 * Converts a color from #rrggbb to OKLab.
 * @throws SyntaxError for any other format
 */
export const oklabOf = (hex: string): [l: number, a: number, b: number] => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new SyntaxError('A colour must read #rrggbb');
  const channel = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
};

const channelsOf = ({ l, c, h }: Lch): number[] => {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear);
};

/** Converts a color to #rrggbb, reducing its chroma only as far as screens require. */
const hexOf = (lch: Lch): string => {
  const channels = channelsOf(lch);
  const shown = channels.every((value) => value >= -0.002 && value <= 1.002);
  if (!shown && lch.c > 0.002) return hexOf({ ...lch, c: lch.c * 0.93 });
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
};

const lchOf = (hex: string): Lch => {
  const [l, a, b] = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
};

/** Adds `by` (-1 to 1) to the lightness, scales the chroma, and rotates the hue by `turn`°. */
export const shift = (hex: string, by: number, chroma = 1, turn = 0): string => {
  const { l, c, h } = lchOf(hex);
  return hexOf({ l: Math.min(0.97, Math.max(0.1, l + by)), c: c * chroma, h: h + turn });
};

/** Returns the distance of two colors: 0 for equal, about 1 for black and white. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * 1.6, (a[2] - b[2]) * 1.6);
};

/** Shifts the hue of lighter tones towards yellow, and that of darker tones away from it. */
export const tonesOf = (hex: string): Tones => {
  const { l, h } = lchOf(hex);
  const warm = h > -60 && h < 110;
  const drop = l < 0.35 ? 0.09 : 0.135;
  return {
    light: shift(hex, l > 0.85 ? 0.06 : 0.1, 0.95, warm ? 8 : -10),
    base: shift(hex, 0),
    shade: shift(hex, -drop, warm ? 0.88 : 1, warm ? -10 : 12),
    deep: shift(hex, -drop * 2.2, 0.62, warm ? -12 : 16),
  };
};
