import { attempt } from './desk.js';
import { button, element, find, onSubmit, textOf } from './dom.js';

/** @typedef {import('../../src/control/reset-one').ResettableEntity} ResettableEntity */

/**
 * The example of an id for each kind of entity that isn't a wallet's.
 * @type {Record<string, string>}
 */
const EXAMPLES = {
  orders: '0x5f…, the order’s hash',
  listings: 'tomato-fez-tin-parliament',
  avatars: 'tin-parliament/7',
};

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createScenarios = (section, desk) => {
  const list = find(section, '#scenario-list', HTMLElement);

  find(section, '#reset', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      const { world } = await desk.control().reset();
      return `World ${world} is reset to its seed.`;
    });
  });

  const form = find(section, '#reset-one', HTMLFormElement);
  const what = find(form, '[name=entity]', HTMLSelectElement);
  const id = find(form, '[name=id]', HTMLInputElement);
  const showExample = () => {
    id.placeholder = EXAMPLES[what.value] ?? '0x…, the wallet’s address';
  };
  what.addEventListener('change', showExample);
  showExample();

  onSubmit(form, (data) => {
    const entity = /** @type {ResettableEntity} */ (textOf(data, 'entity'));
    void attempt(desk, form, async () => {
      await desk.control().resetOne(entity, textOf(data, 'id'));
      return 'Reset. Reload open pages to see it.';
    });
  });

  return {
    list: async () => {
      const scenarios = await desk.control().scenarios();
      list.replaceChildren(
        ...scenarios.map(({ name, summary }) => {
          const enter = () =>
            void attempt(desk, section, async () => {
              const { world } = await desk.control().enterScenario(name);
              return `World ${world} is now in ${name}. Reload the product to see it.`;
            });
          const made = button('', enter);
          made.append(element('strong', {}, name), ' ', element('span', {}, summary));
          return element('li', {}, made);
        }),
      );
    },
  };
};
