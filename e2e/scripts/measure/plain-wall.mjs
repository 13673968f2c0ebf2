/** Of a card, in CSS pixels, as the market's are at 1440 px. */
const CARD = { width: 210, height: 320 };
const COLUMNS = 5;

/**
 * A trait as the market gives it, of which little is needed here.
 *
 * @typedef {{ value: string, imageUrl: string }} Card
 */

/**
 * Writes the cards into the document, in the page itself.
 *
 * @param {{ cards: readonly Card[], card: typeof CARD, columns: number }} wall
 */
const write = ({ cards, card, columns }) => {
  const list = document.createElement('ul');
  list.style.cssText = `display:grid;grid-template-columns:repeat(${columns},${card.width}px);gap:32px 16px`;
  list.append(
    ...cards.map(({ value, imageUrl }, index) => {
      const item = document.createElement('li');
      item.style.cssText = `display:block;content-visibility:auto;contain-intrinsic-size:${card.width}px ${card.height}px;height:${card.height}px`;
      item.setAttribute('aria-posinset', String(index + 1));
      const picture = new Image(card.width, card.width);
      Object.assign(picture, { loading: 'lazy', decoding: 'async', alt: '', src: imageUrl });
      const name = document.createElement('p');
      name.textContent = value;
      item.append(picture, name);
      return item;
    }),
  );
  document.body.append(list);
};

/**
 * What the machine and the browser can do of themselves: the cards' pictures and names as plain HTML
 * without a script, of which the browser skips what is far from the window.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Card[]} cards
 */
export const openPlainWall = async (browser, cards) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.evaluate(write, { cards, card: CARD, columns: COLUMNS });
  return page;
};
