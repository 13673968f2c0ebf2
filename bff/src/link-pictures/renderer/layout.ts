import { HEIGHT, WIDTH, type LinkPicture } from '../link-picture';
import { colors, rarityColors } from './colors';
import type { FontMetrics } from './font-metrics';
import { BODY, FIGURE, STRONG, TITLE, type TypeStyle } from './fonts';
import { breakLines, fitLine, firstLines } from './text-lines';

/** An element in the form that satori renders. */
export type Element = {
  type: string;
  key: null;
  props: Record<string, unknown> & { children?: readonly (Element | string)[] | string };
};

type Style = Record<string, string | number>;
type Child = Element | string | undefined | false;

/** The width of the column with the texts. The art fills the remaining square. */
const COLUMN = WIDTH - HEIGHT;
const PADDING = 52;
const STRIP = 10;
const TEXT_WIDTH = COLUMN - PADDING - STRIP - 36;

const box = (style: Style, ...children: readonly Child[]): Element => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', boxSizing: 'border-box', flexShrink: 0, ...style },
    children: children.filter((child) => child !== undefined && child !== false),
  },
});

/** Returns the styles of text; a texts' lines are broken before, so it never wraps. */
const typeOf = ({ families, weight, letterSpacing }: TypeStyle): Style => ({
  fontFamily: families.join(', '),
  fontWeight: weight,
  letterSpacing: `${letterSpacing}em`,
  whiteSpace: 'pre',
});

const path = (d: string, fill: string): Element => ({
  type: 'path',
  key: null,
  props: { d, fill },
});

const logo = box(
  { alignItems: 'center', gap: 14 },
  {
    type: 'svg',
    key: null,
    props: {
      viewBox: '0 0 32 32',
      width: 44,
      height: 44,
      children: [
        path('M10.2 13.6a6.2 6.2 0 1 1 11.6 0z', colors.accent),
        path('M4 15.4h24v4.4h-8.6V29h-6.8v-9.2H4z', colors.foreground),
      ],
    },
  },
  box({ ...typeOf(TITLE), fontSize: 32, letterSpacing: '-0.02em' }, 'Trait Market'),
);

/** Title sizes in px, each with the maximum number of lines for which the column has space. */
const TITLE_SIZES = [
  { size: 84, count: 2 },
  { size: 74, count: 2 },
  { size: 62, count: 3 },
  { size: 54, count: 3 },
] as const;
/** The size for titles with long words, which are broken. */
const SMALLEST = { size: 48, count: 3 } as const;
const EYEBROW_SIZE = 33;
const DETAIL = { size: 30, gap: 10 } as const;
const FIGURE_SIZES = { value: 58, unit: 38, gap: 14 } as const;

/** Widens the spaces around dots, because the typeface's space leaves them too close to figures. */
const withWideDots = (text: string): string => text.replaceAll(' · ', '  ·  ');

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const createTexts = ({ widthOf }: FontMetrics) => {
  const eyebrowOf = ({ before = '', text }: NonNullable<LinkPicture['eyebrow']>): Element =>
    box(
      { fontSize: EYEBROW_SIZE, lineHeight: 1.3, color: colors.muted, marginBottom: 10 },
      fitLine(before + text, TEXT_WIDTH / EYEBROW_SIZE, (line) => widthOf(line, BODY)),
    );

  const titleWidth = (line: string): number => widthOf(line, TITLE);

  const titleOf = (title: string): Element => {
    const fits = TITLE_SIZES.find(({ size, count }) => {
      const { lines, isWordBroken } = breakLines(title, TEXT_WIDTH / size, titleWidth);
      return !isWordBroken && lines.length <= count;
    });
    const { size, count } = fits ?? SMALLEST;
    const lines = firstLines(title, { most: TEXT_WIDTH / size, count, widthOf: titleWidth });
    return box(
      { ...typeOf(TITLE), flexDirection: 'column', fontSize: size, lineHeight: 1 },
      ...lines.map((line) => box({}, line)),
    );
  };

  const detailOf = ({ rarity, text }: LinkPicture['detail']): Element => {
    const word = rarity && capitalized(rarity);
    const spaced = withWideDots(text);
    const width =
      DETAIL.size * widthOf(spaced, BODY) +
      (word ? DETAIL.size * widthOf(word, STRONG) + DETAIL.gap : 0);
    const scale = Math.min(1, TEXT_WIDTH / width);
    return box(
      { marginTop: 18, fontSize: DETAIL.size * scale, lineHeight: 1.25 / scale, gap: DETAIL.gap },
      word && box({ ...typeOf(STRONG), color: rarityColors[rarity] }, word),
      box({}, spaced),
    );
  };

  const figureOf = ({ label, value, unit }: LinkPicture['figure']): Element => {
    const { value: valueSize, unit: unitSize, gap } = FIGURE_SIZES;
    const spaced = withWideDots(value);
    const width =
      valueSize * widthOf(spaced, FIGURE) + (unit ? unitSize * widthOf(unit, FIGURE) + gap : 0);
    const scale = Math.min(1, TEXT_WIDTH / width);
    return box(
      {
        flexDirection: 'column',
        width: TEXT_WIDTH,
        marginTop: 30,
        paddingTop: 22,
        borderTop: `2px solid ${colors.hairline}`,
      },
      box({ fontSize: 30, lineHeight: 1.2, color: colors.muted }, label),
      box(
        { ...typeOf(FIGURE), alignItems: 'baseline', gap: gap * scale, height: 66 },
        box({ fontSize: valueSize * scale, lineHeight: 1.15 }, spaced),
        unit && box({ fontSize: unitSize * scale, lineHeight: 1.15, color: colors.muted }, unit),
      ),
    );
  };

  return { eyebrowOf, titleOf, detailOf, figureOf };
};

/** The background of a round photo; other art fills its square. */
const wall = box({
  width: HEIGHT,
  height: HEIGHT,
  backgroundImage: `linear-gradient(135deg, ${colors.wallLit} 50%, ${colors.wall} 50%)`,
});

/** Lays out a picture without its art, for which the right part stays empty. */
export const createLayout = (metrics: FontMetrics) => {
  const { eyebrowOf, titleOf, detailOf, figureOf } = createTexts(metrics);
  return ({ art, eyebrow, title, detail, figure }: LinkPicture): Element =>
    box(
      {
        ...typeOf(BODY),
        width: WIDTH,
        height: HEIGHT,
        position: 'relative',
        backgroundColor: colors.ground,
        color: colors.foreground,
      },
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: COLUMN,
          height: HEIGHT,
          padding: `44px 0 40px ${PADDING}px`,
          backgroundImage: `linear-gradient(135deg, ${colors.wall} 44%, ${colors.ground} 44%)`,
        },
        logo,
        box(
          { flexDirection: 'column' },
          eyebrow && eyebrowOf(eyebrow),
          titleOf(title.text),
          detailOf(detail),
          figureOf(figure),
        ),
      ),
      art.arrangement === 'round' && wall,
      box({
        position: 'absolute',
        left: COLUMN - STRIP,
        top: 0,
        width: STRIP,
        height: HEIGHT,
        backgroundColor:
          detail.rarity === undefined || detail.rarity === 'unworn'
            ? colors.hairline
            : rarityColors[detail.rarity],
      }),
    );
};
