import { find } from './dom.js';
import { journalChanges } from './journal-changes.js';
import { drawEntry, isUnmatched, searchText } from './journal-entry.js';

/** @typedef {import('./curl.js').JournalEntry} JournalEntry */

/**
 * Lists entries from newest to oldest. Expanded entries stay expanded when the list changes.
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 * @param {import('./journal-entry.js').Uses} uses
 */
export const createJournal = (section, desk, uses) => {
  const list = find(section, '#journal-list', HTMLElement);
  const empty = find(section, '#journal-empty', HTMLElement);
  const count = find(section, '#journal-count', HTMLElement);
  const filter = find(section, '#journal-filter', HTMLInputElement);
  const unmatchedOnly = find(section, '#unmatched-only', HTMLInputElement);
  const pause = find(section, '#pause', HTMLElement);
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';

  /** The entries as strings, oldest first, as the mock returns them. */
  let texts = /** @type {readonly string[]} */ ([]);
  /** The entries and their elements, newest first, as displayed. */
  let drawn = /** @type {{ entry: JournalEntry, item: HTMLElement }[]} */ ([]);

  const applyFilter = () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const { entry, item } of drawn) {
      const text = searchText(entry).toLowerCase();
      item.hidden =
        !words.every((word) => text.includes(word)) ||
        (unmatchedOnly.checked && !isUnmatched(entry));
    }
    const shownCount = drawn.filter(({ item }) => !item.hidden).length;
    count.textContent =
      shownCount === drawn.length ? `${shownCount}` : `${shownCount} of ${drawn.length}`;
    empty.hidden = shownCount > 0;
    empty.textContent =
      drawn.length === 0
        ? `There are no calls in ${desk.control().world} yet. Open the product in it, or send a request with the header x-mock-world.`
        : 'No entries match. Change the filter to see the others.';
  };
  filter.addEventListener('input', applyFilter);
  unmatchedOnly.addEventListener('change', applyFilter);

  const clear = () => {
    list.replaceChildren();
    texts = [];
    drawn = [];
  };

  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(!isPaused()));
    void desk.look();
  });

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ entries }) => {
      if (isPaused()) return;
      const now = entries.map((entry) => JSON.stringify(entry));
      const { lost, gained } = journalChanges(texts, now);
      if (lost + gained === 0 && now.length > 0) return;
      const added = entries
        .slice(entries.length - gained)
        .map((entry) => ({ entry, item: drawEntry(entry, { section, desk, uses }) }))
        .toReversed();
      for (const { item } of drawn.splice(drawn.length - lost)) item.remove();
      drawn = [...added, ...drawn];
      texts = now;
      list.prepend(...added.map(({ item }) => item));
      applyFilter();
    },
    leave: () => {
      pause.setAttribute('aria-pressed', 'false');
      clear();
    },
  };
};
