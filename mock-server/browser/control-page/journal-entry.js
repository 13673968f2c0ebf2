import { copy } from './clipboard.js';
import { curlOf } from './curl.js';
import { attempt } from './desk.js';
import { button, element } from './dom.js';

/** @typedef {import('./curl.js').JournalEntry} JournalEntry */
/** @typedef {import('./curl.js').RequestEntry} RequestEntry */

/**
 * @typedef {object} Uses
 * @property {() => string | undefined} token returns the token that was created last
 * @property {(entry: RequestEntry) => Promise<string>} answerAgain prepares the same response
 * for the next call
 * @property {(entry: RequestEntry) => string} makeFault prepares a fault for the next call
 */

/** The maximum number of characters of a response that the page displays. */
const LONGEST_SHOWN = 4000;

/** @param {JournalEntry} entry */
export const searchText = (entry) =>
  entry.kind === 'mail'
    ? `mail ${entry.to}`
    : `${entry.method} ${entry.path} ${entry.status ?? 'no answer'}`;

/** @param {JournalEntry} entry */
export const isUnmatched = (entry) => entry.kind === 'request' && entry.unmatched === true;

/** @param {number | null} status */
const statusClass = (status) => {
  if (status === null || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
};

/**
 * @param {string} title
 * @param {unknown} value
 */
const shown = (title, value) =>
  element(
    'div',
    {},
    element('h3', {}, title),
    element('pre', {}, typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)),
  );

/** @param {RequestEntry} entry */
const marksOf = ({ unmatched, faults, answers, status }) => [
  ...(unmatched === true ? ['no such call'] : []),
  ...(faults === undefined ? [] : [`hit ${faults.join(', ')}`]),
  ...(answers === undefined ? [] : [`answered by ${answers}`]),
  ...(status === null ? ['no complete answer'] : []),
];

/**
 * Renders an entry, but its content only when it is expanded.
 * @param {JournalEntry} entry
 * @param {object} options
 * @param {HTMLElement} options.section
 * @param {import('./desk.js').Desk} options.desk
 * @param {Uses} options.uses
 */
export const drawEntry = (entry, { section, desk, uses }) => {
  const copying = (/** @type {string} */ what, /** @type {() => string} */ text) =>
    button(`Copy ${what}`, () => {
      void attempt(desk, section, async () => {
        await copy(text());
        return `Copied ${what}.`;
      });
    });

  /** Returns an element that is empty until the response is loaded, or if there is none. */
  const answerOf = (/** @type {RequestEntry} */ { id }) => {
    const place = element('div', {});
    const tell = async () => {
      const { answer } = await desk.control().exchange(id);
      const content =
        answer?.body === undefined ? answer?.text : JSON.stringify(answer.body, undefined, 2);
      if (content === undefined) return;
      const cut = content.length > LONGEST_SHOWN ? `${content.slice(0, LONGEST_SHOWN)}…` : content;
      place.replaceChildren(...shown('Answer', cut).childNodes);
    };
    tell().catch(() => place.remove());
    return place;
  };

  const inside = () => {
    if (entry.kind === 'mail') {
      return [shown('Verification code', entry.code), copying('the code', () => entry.code)];
    }
    const { world } = desk.control();
    const curl = () => curlOf(entry, { origin: location.origin, world, token: uses.token() });
    return [
      ...(entry.query === undefined ? [] : [shown('Query', entry.query)]),
      ...(entry.body === undefined ? [] : [shown('Body', entry.body)]),
      answerOf(entry),
      shown('As curl', curl()),
      element(
        'div',
        { class: 'row' },
        copying('as curl', curl),
        button('Answer like this again', () => {
          void attempt(desk, section, () => uses.answerAgain(entry));
        }),
        button('Make this a fault', () => {
          void attempt(desk, section, () => uses.makeFault(entry));
        }),
      ),
    ];
  };

  const marks = entry.kind === 'request' ? marksOf(entry) : [];
  const summary = element(
    'summary',
    {},
    element('time', { datetime: entry.at }, entry.at.slice(11, 19)),
    ...(entry.kind === 'mail'
      ? ['MAIL', element('span', { class: 'what' }, entry.to), '']
      : [
          entry.method,
          element('span', { class: 'what' }, entry.path),
          element('span', { class: statusClass(entry.status) }, String(entry.status ?? '—')),
        ]),
    ...(marks.length === 0 ? [] : [element('span', { class: 'mark' }, marks.join(' · '))]),
  );
  const more = element('div', { class: 'more' });
  const details = element('details', {}, summary, more);
  details.addEventListener('toggle', () => {
    if (details.open) more.replaceChildren(...inside());
  });
  return element('li', { class: 'entry' }, details);
};
