import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

const font = (file: string, name: string, weight: 500 | 600 | 800): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(file),
});

/** The scripts of the fallback font, including the letters that the typefaces lack. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'] as const;

/** Loads the web client's typefaces, and Inter for the scripts that they lack. */
export const loadFonts = (): Font[] => [
  font(
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
    'Display',
    800,
  ),
  font(
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff'),
    'Display extended',
    800,
  ),
  font(
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-800-normal.woff'),
    'Display Vietnamese',
    800,
  ),
  font(
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
    'Text',
    500,
  ),
  font(
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
    'Text',
    600,
  ),
  font(
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff'),
    'Text extended',
    500,
  ),
  ...SCRIPTS.flatMap((script) =>
    ([500, 800] as const).map((weight) =>
      font(
        require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`),
        `Inter ${script}`,
        weight,
      ),
    ),
  ),
];

const INTER = SCRIPTS.map((script) => `Inter ${script}`);
const DISPLAY = ['Display', 'Display extended', 'Display Vietnamese', ...INTER];
const TEXT = ['Text', 'Text extended', ...INTER];

/** A typeface with its fallbacks. The letter spacing is in em. */
export type TypeStyle = {
  families: readonly string[];
  weight: 500 | 600 | 800;
  letterSpacing: number;
};

export const TITLE: TypeStyle = { families: DISPLAY, weight: 800, letterSpacing: -0.03 };
export const BODY: TypeStyle = { families: TEXT, weight: 500, letterSpacing: 0 };
export const STRONG: TypeStyle = { families: TEXT, weight: 600, letterSpacing: 0 };
export const FIGURE: TypeStyle = { families: TEXT, weight: 600, letterSpacing: -0.02 };
