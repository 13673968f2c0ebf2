import { attempt } from './desk.js';
import { find, onSubmit, showOnly } from './dom.js';
import { grantOf } from './grant-form.js';

/**
 * The form's field for each kind of goods. All other kinds are coins.
 * @type {Record<string, string>}
 */
const FIELDS = { trait: 'trait', avatar: 'avatar', vanilla: 'credits', subscription: 'credits' };

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createGrants = (section, desk) => {
  const form = find(section, 'form', HTMLFormElement);
  const what = find(form, '[name=what]', HTMLSelectElement);

  const showFields = () => showOnly(form, FIELDS[what.value] ?? 'coin');
  what.addEventListener('change', showFields);
  showFields();

  onSubmit(form, (data) => {
    void attempt(desk, section, async () => {
      await desk.control().grant(grantOf(data));
      return 'Given. Reload open pages to see it.';
    });
  });
};
