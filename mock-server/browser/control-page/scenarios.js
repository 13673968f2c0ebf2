import { attempt } from './desk.js';
import { button, element, find } from './dom.js';

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
