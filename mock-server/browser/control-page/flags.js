import { attempt } from './desk.js';
import { button, element, find, stableList, onSubmit, textOf } from './dom.js';

/** @typedef {import('./connect.js').MockClient} MockClient */
/** @typedef {Awaited<ReturnType<MockClient['flags']>>['overrides']} FlagValues */

/**
 * @param {string} text
 * @returns {FlagValues[string]}
 */
const valueOf = (text) => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const quoted = JSON.stringify(text);
    throw new Error(`The value isn’t JSON. Put text in quotes: ${quoted}`, { cause });
  }
};

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createFlags = (section, desk) => {
  const clear = find(section, '#clear-flags', HTMLElement);
  const none = find(section, '#no-flags', HTMLElement);
  const title = find(section, 'h3', HTMLElement);
  const suggest = stableList(find(section, 'datalist', HTMLElement), (/** @type {string} */ flag) =>
    element('option', { value: flag }),
  );

  /**
   * Reads all overrides before changing one, because the mock replaces all of them together.
   * @param {(overrides: FlagValues) => FlagValues} changed
   */
  const change = async (changed) => {
    const control = desk.control();
    const { overrides } = await control.flags();
    await control.overrideFlags(changed(overrides));
  };

  onSubmit(find(section, 'form', HTMLFormElement), (data) => {
    const flag = textOf(data, 'flag');
    void attempt(desk, section, async () => {
      const value = valueOf(textOf(data, 'value'));
      await change((overrides) => ({ ...overrides, [flag]: value }));
      return `${flag} is ${JSON.stringify(value)} in this world.`;
    });
  });

  clear.addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await desk.control().overrideFlags({});
      title.focus();
      return 'No flag is overridden in this world.';
    });
  });

  const draw = stableList(
    find(section, '#flag-list', HTMLElement),
    (/** @type {[string, unknown]} */ [flag, value]) => {
      const remove = () =>
        void attempt(desk, section, async () => {
          await change((overrides) =>
            Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== flag)),
          );
          return `${flag} is no longer overridden.`;
        });
      return element(
        'li',
        { class: 'listed' },
        element('span', {}, element('code', {}, `${flag} = ${JSON.stringify(value)}`)),
        button('Remove', remove, { 'aria-label': `Remove the override of ${flag}` }),
      );
    },
    title,
  );

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ flags: { defaults, overrides } }) => {
      const entries = Object.entries(overrides);
      suggest(Object.keys(defaults));
      draw(entries);
      none.hidden = entries.length > 0;
      clear.hidden = entries.length === 0;
    },
  };
};
