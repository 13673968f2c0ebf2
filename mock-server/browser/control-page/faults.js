import { attempt } from './desk.js';
import { button, element, find, stableList, onSubmit, showOnly } from './dom.js';
import { faultOf, faultWords } from './fault-form.js';

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createFaults = (section, desk) => {
  const form = find(section, 'form', HTMLFormElement);
  const kind = find(form, '[name=kind]', HTMLSelectElement);
  const clear = find(section, '#clear-faults', HTMLElement);
  const none = find(section, '#no-faults', HTMLElement);
  const title = find(section, 'h3', HTMLElement);

  // Shows only the fields of the selected kind, but preserves the values of the others.
  const showFields = () => showOnly(form, kind.value);
  kind.addEventListener('change', showFields);
  showFields();

  onSubmit(form, (data) => {
    void attempt(desk, section, async () => {
      const { id } = await desk.control().addFault(faultOf(data));
      return `Fault ${id} waits for calls.`;
    });
  });

  clear.addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await desk.control().clearFaults();
      title.focus();
      return 'All faults are removed.';
    });
  });

  const draw = stableList(
    find(section, '#fault-list', HTMLElement),
    (/** @type {import('./desk.js').Seen['faults'][number]} */ fault) => {
      const remove = () =>
        void attempt(desk, section, async () => {
          await desk.control().removeFault(fault.id);
          return `Fault ${fault.id} is removed.`;
        });
      return element(
        'li',
        { class: 'listed' },
        element('span', {}, element('code', {}, fault.id), ` ${faultWords(fault)}`),
        button('Remove', remove, { 'aria-label': `Remove fault ${fault.id}` }),
      );
    },
    title,
  );

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ faults }) => {
      draw(faults);
      none.hidden = faults.length > 0;
      clear.hidden = faults.length === 0;
    },

    /**
     * Fills the form with a fault for the next call that has the same method and path.
     * @param {import('./curl.js').RequestEntry} entry
     */
    suggest: (entry) => {
      find(form, '[name=method]', HTMLSelectElement).value = entry.method;
      find(form, '[name=path]', HTMLInputElement).value = entry.path;
      find(form, '[name=times]', HTMLInputElement).value = '1';
      kind.focus();
      return 'Choose what goes wrong, then add the fault.';
    },

    /** Suggests the provider's paths while typing. */
    suggestPaths: async () => {
      const response = await fetch('/openapi.json');
      /** @type {{ paths: Record<string, unknown> }} */
      const { paths } = await response.json();
      const known = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
      find(section, 'datalist', HTMLElement).replaceChildren(
        ...['/v1/*', '/economy/v1/*', ...known].map((path) => element('option', { value: path })),
      );
    },
  };
};
