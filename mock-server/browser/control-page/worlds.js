import { shownTime } from './clock.js';
import { element, find, stableList, onSubmit, textOf } from './dom.js';

const WORLD_NAME = /^[\w-]{1,64}$/;
const DEFAULT_WORLD = 'default';

const worldOfAddress = () => {
  const name = new URLSearchParams(location.search).get('world') ?? '';
  return WORLD_NAME.test(name) ? name : DEFAULT_WORLD;
};

/**
 * Stores the selected world in the page's URL, so that reloading and the back button work.
 * @param {HTMLElement} section
 * @param {(world: string) => void} onEnter
 */
export const createWorlds = (section, onEnter) => {
  const choice = find(section, '#world-choice', HTMLSelectElement);
  const form = find(section, 'form', HTMLFormElement);
  const problem = find(section, '.problem', HTMLElement);
  const time = find(section, 'time', HTMLElement);
  const product = find(section, '#open-product', HTMLAnchorElement);
  const productUrl = product.href;
  const drawChoice = stableList(choice, (/** @type {string} */ name) =>
    element('option', { value: name }, name),
  );

  /** @param {string} world */
  const show = (world) => {
    const inProduct = new URL(productUrl);
    inProduct.searchParams.set('mock-world', world);
    product.href = inProduct.href;
    time.textContent = '';
    onEnter(world);
  };

  /** @param {string} world */
  const enter = (world) => {
    problem.textContent = '';
    history.pushState(undefined, '', `?${new URLSearchParams({ world })}`);
    show(world);
  };

  choice.addEventListener('change', () => enter(choice.value));
  onSubmit(form, (data) => {
    const world = textOf(data, 'world');
    if (!WORLD_NAME.test(world)) {
      problem.textContent = 'A world’s name has 1 to 64 letters, digits, hyphens or underscores.';
      return;
    }
    form.reset();
    enter(world);
  });
  addEventListener('popstate', () => show(worldOfAddress()));

  return {
    start: () => show(worldOfAddress()),
    /** @param {import('./desk.js').Seen} seen */
    show: ({ status: { world, now }, worlds }) => {
      drawChoice(worlds.toSorted());
      choice.value = world;
      time.textContent = shownTime(now);
      time.setAttribute('datetime', now);
    },
  };
};
