import { attempt } from './desk.js';
import { find, onSubmit, showOnly } from './dom.js';
import { grantOf } from './grant-form.js';

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createGrants = (section, desk) => {
  const form = find(section, 'form', HTMLFormElement);
  const what = find(form, '[name=what]', HTMLSelectElement);

  const showFields = () =>
    showOnly(form, ['trait', 'avatar'].includes(what.value) ? what.value : 'coin');
  what.addEventListener('change', showFields);
  showFields();

  onSubmit(form, (data) => {
    void attempt(desk, section, async () => {
      await desk.control().grant(grantOf(data));
      return 'It is given. A page that is open shows it after a reload.';
    });
  });
};
