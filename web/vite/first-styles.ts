import Beasties from 'beasties';

/** Faces come with the page too: those that stand in are as wide as those that come, so nothing moves. */
const FACE = /@font-face\s*\{[^}]*\}/g;
/** Names of classes that hold a selector themselves, which beasties would cut them at. */
const WITH_SELECTOR = /:not/;
const STYLE = /<style>([^]*?)<\/style>/;

/**
 * What a page needs of the stylesheet until that has come, as it stands inside of `<style>`.
 *
 * @param sheet the stylesheet of every page
 * @param html what stands in `#root`
 * @throws Error when a page would come without styles
 */
export const firstStyles = async (sheet: string, html: string): Promise<string> => {
  const beasties = new Beasties({
    reduceInlineStyles: true,
    allowRules: [WITH_SELECTOR],
    logLevel: 'silent',
  });
  const page = await beasties.process(
    `<!doctype html><html lang="en"><head><style>${sheet.replace(FACE, '')}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  const styles = STYLE.exec(page)?.[1];
  if (!styles)
    throw new Error('vite/first-styles.ts: nothing of the stylesheet is left for a page');
  return styles + (sheet.match(FACE) ?? []).join('');
};
