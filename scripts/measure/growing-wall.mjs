/** The distance from the end at which the next page is fetched: eight rows, as in the market. */
const AHEAD_PX = 3_000;

/**
 * The first card of the market as rendered, and the styles that it needs.
 * @typedef {object} Drawn
 * @property {string} styles
 * @property {string} list class names of the list
 * @property {string} card as HTML
 * @property {number} height of a card, in CSS pixels
 */

/** Runs in the market's page. */
const take = () => {
  const list = document.querySelector('ul[aria-label="Traits"]');
  const card = list?.querySelector('li');
  if (!list || !card) throw new Error('There is no wall of cards.');
  const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return {
    styles: styles.map(({ cssText }) => cssText).join('\n'),
    list: [...list.classList].filter((name) => !name.startsWith('[contain')).join(' '),
    card: card.outerHTML,
    height: card.getBoundingClientRect().height,
  };
};

/**
 * @param {import('@playwright/test').Page} page with the market
 * @returns {Promise<Drawn>}
 */
export const takeCard = (page) => page.evaluate(take);

/**
 * Writes the list's first page, and adds a page whenever the end is near. Runs in the page.
 * @param {{ drawn: Drawn, pageSize: number, aheadPx: number }} wall
 */
const write = async ({ drawn, pageSize, aheadPx }) => {
  const style = document.createElement('style');
  style.textContent = `${drawn.styles}
    #wall { width: 984px; grid-auto-rows: ${drawn.height}px }
    #wall > li { grid-area: auto !important; content-visibility: auto; contain-intrinsic-size: ${drawn.height}px }`;
  document.head.append(style);
  const list = document.createElement('ul');
  list.id = 'wall';
  list.className = drawn.list;
  document.body.replaceChildren(list);

  const blanks = /** @type {const} */ ({
    picture: /src="[^"]*"/,
    name: /(?<=line-clamp-2[^>]*>)[^<]*/,
    place: /aria-posinset="\d+"/,
  });
  const template = drawn.card.replace('loading="eager"', 'loading="lazy"');
  let place = 0;
  /** @param {{ value: string, imageUrl: string }} card */
  const html = ({ value, imageUrl }) => {
    place += 1;
    return template
      .replace(blanks.picture, () => `src="${imageUrl}"`)
      .replace(blanks.name, () => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
      .replace(blanks.place, () => `aria-posinset="${place}"`);
  };
  let cursor = '';
  let isLoading = false;
  const loadNext = async () => {
    isLoading = true;
    const query = new URLSearchParams({ limit: String(pageSize), ...(cursor && { cursor }) });
    const answer = await fetch(`/economy/v1/traits?${query}`);
    /** @type {{ items: { value: string, imageUrl: string }[], nextCursor?: string }} */
    const page = await answer.json();
    list.insertAdjacentHTML('beforeend', page.items.map(html).join(''));
    cursor = page.nextCursor ?? '';
    isLoading = false;
  };
  await loadNext();
  await loadNext();
  addEventListener(
    'scroll',
    () => {
      if (!isLoading && cursor && scrollY + innerHeight + aheadPx > list.offsetHeight)
        void loadNext();
    },
    { passive: true },
  );
};

/**
 * Writes a growing wall of the market's cards in plain HTML, to measure the minimum cost.
 * @param {import('@playwright/test').Page} page a page of the product, from which the wall fetches
 * traits
 * @param {{ drawn: Drawn, pageSize: number }} wall
 */
export const writeGrowingWall = (page, wall) =>
  page.evaluate(write, { ...wall, aheadPx: AHEAD_PX });
