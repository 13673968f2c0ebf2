import { HEIGHT, WIDTH, type LinkPicture } from '../link-picture';
import { colors, rarityColors } from './colors';
import { DISPLAY, TEXT } from './fonts';

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

const line = (style: Style, text: string, lines = 1): Element => ({
  type: 'div',
  key: null,
  props: {
    style: {
      display: 'block',
      width: TEXT_WIDTH,
      flexShrink: 0,
      overflow: 'hidden',
      wordBreak: 'break-word',
      lineClamp: String(lines),
      ...style,
    },
    children: text,
  },
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
  box({ fontFamily: DISPLAY, fontSize: 32, letterSpacing: '-0.02em' }, 'Trait Market'),
);

/** Title sizes in px, each with the greatest length and the greatest word that fit into its lines. */
const SIZES = [
  { size: 84, length: 18, word: 9 },
  { size: 74, length: 22, word: 11 },
  { size: 62, length: 40, word: 14 },
  { size: 48, length: Infinity, word: Infinity },
] as const;

const titleSize = (title: string): number => {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const fits = SIZES.find(({ length, word }) => title.length <= length && longest <= word);
  return (fits ?? SIZES[3]).size;
};

const MOST_LINES = 3;

const detailOf = ({ rarity, text }: LinkPicture['detail']): Element =>
  box(
    { marginTop: 18, fontSize: 30, lineHeight: 1.25, gap: 10, width: TEXT_WIDTH },
    rarity !== undefined &&
      box(
        { color: rarityColors[rarity], fontWeight: 600 },
        rarity.charAt(0).toUpperCase() + rarity.slice(1),
      ),
    box({ color: colors.foreground, flexShrink: 1 }, text),
  );

const figureOf = ({ label, value, unit }: LinkPicture['figure']): Element =>
  box(
    {
      flexDirection: 'column',
      width: TEXT_WIDTH,
      marginTop: 30,
      paddingTop: 22,
      borderTop: `2px solid ${colors.hairline}`,
    },
    box({ fontSize: 30, lineHeight: 1.2, color: colors.muted }, label),
    box(
      { alignItems: 'baseline', gap: 14, fontWeight: 600, letterSpacing: '-0.02em', height: 66 },
      box({ fontSize: value.length > 12 ? 46 : 58, lineHeight: 1.15 }, value),
      unit !== undefined && box({ fontSize: 38, lineHeight: 1.15, color: colors.muted }, unit),
    ),
  );

/** The background of a round photo; other art fills its square. */
const wall = box({
  width: HEIGHT,
  height: HEIGHT,
  backgroundImage: `linear-gradient(135deg, ${colors.wallLit} 50%, ${colors.wall} 50%)`,
});

/** Returns the picture without its art, for which the right part stays empty. */
export const layoutOf = ({ art, eyebrow, title, detail, figure }: LinkPicture): Element =>
  box(
    {
      width: WIDTH,
      height: HEIGHT,
      position: 'relative',
      backgroundColor: colors.ground,
      color: colors.foreground,
      fontFamily: TEXT,
      fontWeight: 500,
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
        eyebrow &&
          line(
            { fontSize: 33, lineHeight: 1.3, color: colors.muted, marginBottom: 10 },
            (eyebrow.before ?? '') + eyebrow.text,
          ),
        line(
          {
            fontFamily: DISPLAY,
            fontWeight: 800,
            fontSize: titleSize(title.text),
            lineHeight: 1,
            letterSpacing: '-0.03em',
          },
          title.text,
          MOST_LINES,
        ),
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
