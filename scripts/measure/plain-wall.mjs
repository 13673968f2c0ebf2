/** The size of a card in CSS pixels, as in the market in a viewport of 1440 px. */
const CARD = { width: 230, height: 338 };
const COLUMNS = 4;

/** @typedef {{ value: string, imageUrl: string }} Card */

/**
 * Runs in the page.
 * @param {{ cards: readonly Card[], card: typeof CARD, columns: number }} wall
 */
const write = ({ cards, card, columns }) => {
  const list = document.createElement('ul');
  list.style.cssText = `display:grid;grid-template-columns:repeat(${columns},${card.width}px);gap:32px 16px`;
  list.append(
    ...cards.map(({ value, imageUrl }, index) => {
      const item = document.createElement('li');
      item.style.cssText = `display:block;content-visibility:auto;height:${card.height}px`;
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
 * Writes a wall in plain HTML without scripts, to measure how slow machine and browser are.
 * @param {import('@playwright/test').Page} page
 * @param {readonly Card[]} cards
 */
export const writePlainWall = (page, cards) =>
  page.evaluate(write, { cards, card: CARD, columns: COLUMNS });
