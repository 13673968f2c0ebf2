export type Font = {
  family: 'display' | 'text';
  /** In pixels. */
  size: number;
};

const FAMILIES = {
  display: { weight: 800, names: '"Bricolage Grotesque", "Bricolage Grotesque fallback"' },
  text: { weight: 500, names: '"Instrument Sans", "Instrument Sans fallback"' },
} as const;

const SMALLEST = 0.6;

const cssFont = ({ family, size }: Font): string => {
  const { weight, names } = FAMILIES[family];
  return `${weight} ${Math.round(size)}px ${names}, system-ui, sans-serif`;
};

/** Loads the page's fonts. A canvas doesn't load them, and draws the fallback if they fail. */
export const loadFonts = async (text: string): Promise<void> => {
  // Adds `undefined` to the type, because jsdom has no fonts.
  const fonts: FontFaceSet | undefined = document.fonts;
  const families = [FAMILIES.display, FAMILIES.text];
  await Promise.allSettled(
    families.map(({ weight, names }) => fonts?.load(`${weight} 40px ${names}`, text)),
  );
};

/** Sets a font in which the text fits the width: smaller at first, then truncated. */
export const fitText = (
  canvas: CanvasRenderingContext2D,
  text: string,
  font: Font,
  width: number,
): string => {
  canvas.font = cssFont(font);
  const share = width / canvas.measureText(text).width;
  if (share >= 1) return text;
  canvas.font = cssFont({ ...font, size: font.size * Math.max(share, SMALLEST) });
  if (canvas.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  const shortened = () => `${characters.join('').trimEnd()}…`;
  while (characters.length > 1 && canvas.measureText(shortened()).width > width) characters.pop();
  return shortened();
};
