import { attempt } from './desk.js';
import { button, element, find } from './dom.js';
import { NotJson, parseJson } from './json-place.js';
import { partOf, partsOf, withPart } from './state-part.js';

/** @typedef {import('../../src/control/snapshot').Snapshot} Snapshot */

const UNSAVED = 'These changes aren’t saved yet. Save or discard them first.';

/**
 * Doesn't validate the value, because the mock does and names the path of an error.
 * @param {unknown} value
 */
const asState = (value) => /** @type {Snapshot} */ (value);

/**
 * An editor that preserves text that the mock has rejected, and unsaved text when another world is
 * selected.
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createState = (section, desk) => {
  const part = find(section, '#state-part', HTMLSelectElement);
  const text = find(section, '#state-text', HTMLTextAreaElement);
  const source = find(section, '#state-source', HTMLElement);
  const problem = find(section, '.problem', HTMLElement);

  /** The editor's initial text; undefined before it is loaded. */
  let loaded = /** @type {{ path: string, text: string } | undefined} */ (undefined);
  const isChanged = () => text.value !== (loaded?.text ?? '');

  const markRefused = (/** @type {boolean} */ isRefused) => {
    text.toggleAttribute('aria-invalid', false);
    if (isRefused) text.setAttribute('aria-invalid', 'true');
  };

  const load = async (path = part.value) => {
    const control = desk.control();
    const state = await control.state();
    part.replaceChildren(
      element('option', { value: '' }, 'Everything'),
      ...partsOf(state).map((one) => element('option', { value: one.path }, one.label)),
    );
    part.value = path;
    loaded = { path, text: JSON.stringify(partOf(state, path), undefined, 2) };
    text.value = loaded.text;
    source.textContent = `${path || 'Everything'} in ${control.world}, as JSON`;
    markRefused(false);
    return `Loaded ${path || 'everything'} of ${control.world}.`;
  };

  const save = async () => {
    const control = desk.control();
    const path = loaded?.path ?? part.value;
    const value = parseJson(text.value);
    await control.restore(asState(withPart(await control.state(), path, value)));
    await load(path);
    return `Saved ${path || 'everything'} in ${control.world}.`;
  };

  const loadUnlessChanged = () => {
    if (isChanged()) {
      part.value = loaded?.path ?? '';
      problem.textContent = UNSAVED;
      return;
    }
    void attempt(desk, section, load);
  };

  part.addEventListener('change', loadUnlessChanged);
  find(section, '#load-state', HTMLElement).addEventListener('click', loadUnlessChanged);
  find(section, '#discard-state', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, () => load());
  });
  find(section, '#save-state', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      try {
        return await save();
      } catch (error) {
        markRefused(true);
        text.focus();
        if (error instanceof NotJson) text.setSelectionRange(error.index, error.index);
        throw error;
      }
    });
  });

  /** Loads the state again, unless that would overwrite unsaved edits. */
  const refresh = async () => {
    if (loaded !== undefined && !isChanged()) await load();
  };

  const snapshots = find(section, '#snapshot-list', HTMLElement);
  find(section, '#take-snapshot', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      const { world, state } = desk.control();
      const saved = await state();
      const name = `${world}, ${new Date().toLocaleTimeString('en-GB')}`;
      const restore = () =>
        void attempt(desk, section, async () => {
          const control = desk.control();
          await control.restore(saved);
          await refresh();
          return `World ${control.world} is restored to ${name}.`;
        });
      const forget = () => {
        item.remove();
        find(section, 'h3', HTMLElement).focus();
      };
      const item = element(
        'li',
        { class: 'listed' },
        element('span', {}, name),
        button('Restore', restore, { 'aria-label': `Restore ${name}` }),
        button('Forget', forget, { 'aria-label': `Forget ${name}` }),
      );
      snapshots.prepend(item);
      return `Took the snapshot ${name}.`;
    });
  });

  find(section, '#download-state', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      const { world, state } = desk.control();
      const json = JSON.stringify(await state(), undefined, 2);
      const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
      const name = `${world}.state.json`;
      element('a', { href: url, download: name }).click();
      URL.revokeObjectURL(url);
      return `Downloaded the state as ${name}.`;
    });
  });

  const upload = find(section, '#upload-state', HTMLInputElement);
  upload.addEventListener('change', () => {
    const file = upload.files?.[0];
    if (file === undefined) return;
    void attempt(desk, section, async () => {
      const control = desk.control();
      const value = parseJson(await file.text());
      await control.restore(asState(value));
      await refresh();
      return `World ${control.world} is restored from ${file.name}.`;
    }).finally(() => {
      // An empty value allows the user to select the same file again.
      upload.value = '';
    });
  });

  return {
    leave: () => {
      if (isChanged()) return;
      loaded = undefined;
      text.value = '';
      source.textContent = 'State as JSON';
      markRefused(false);
    },
  };
};
