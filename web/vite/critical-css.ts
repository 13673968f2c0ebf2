import Beasties from 'beasties';

/** Web fonts are inlined too; fallbacks of the same widths avoid a layout shift. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
/** Class names that contain a selector. beasties would split their rules at the selector. */
const WITH_SELECTOR = /:not/;
const STYLE = /<style>([^]*?)<\/style>/;

/** Inlines the critical styles of a page. @throws Error when the page would have no styles */
export const criticalCss = async (sheet: string, html: string): Promise<string> => {
  const beasties = new Beasties({
    reduceInlineStyles: true,
    allowRules: [WITH_SELECTOR],
    logLevel: 'silent',
  });
  const page = await beasties.process(
    `<!doctype html><html lang="en"><head><style>${sheet.replace(FONT_FACE, '')}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  const styles = STYLE.exec(page)?.[1];
  if (!styles) throw new Error('vite/critical-css.ts: a page has no styles');
  return styles + (sheet.match(FONT_FACE) ?? []).join('');
};
