import { expect, test } from 'vitest';

import { criticalCss } from './critical-css';

const SHEET = `@layer theme,utilities;
@font-face{font-family:Face;src:url(/assets/face.woff2)}
@layer theme{:root{--ground:#000}@media (prefers-color-scheme:light){:root{--ground:#fff}}}
@layer utilities{.here{color:red}.here:hover{color:blue}.later{color:green}@media (min-width:48em){.md\\:here{top:0}.md\\:later{top:1px}}}`;

test('inlines the styles of a page’s content, for every theme, width and layer', async () => {
  const styles = await criticalCss(SHEET, '<p class="here md:here">Words</p>');
  expect(styles).toContain('@layer theme,utilities');
  expect(styles).toContain('prefers-color-scheme:light');
  expect(styles).toContain('.here{color:red}');
  expect(styles).toContain('.md\\:here{top:0}');
  expect(styles).not.toContain('later');
});

test('includes the fonts, so that nothing moves when they arrive', async () => {
  expect(await criticalCss(SHEET, '<p class="here"></p>')).toContain('url(/assets/face.woff2)');
});

test('rejects a build without styles', async () => {
  await expect(criticalCss('.later{color:green}', '<p></p>')).rejects.toThrow('no styles');
});
