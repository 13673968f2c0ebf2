import { againOf, preparedOf, stepsOf, stepWords, waitingWords } from './answer-form.js';
import { attempt } from './desk.js';
import { button, element, find, stableList, onSubmit, showOnly } from './dom.js';

/** @typedef {import('./curl.js').RequestEntry} RequestEntry */
/** @typedef {import('./answer-form.js').AnswerStep} AnswerStep */

/** @param {readonly string[]} breaches */
const preparedWords = (breaches) =>
  breaches.length === 0
    ? 'The answers wait for calls.'
    : `The answers wait for calls, and break the contract: ${breaches.join(' ')}`;

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createAnswers = (section, desk) => {
  const form = find(section, 'form', HTMLFormElement);
  const kind = find(form, '[name=kind]', HTMLSelectElement);
  const clear = find(section, '#clear-answers', HTMLElement);
  const none = find(section, '#no-answers', HTMLElement);
  const title = find(section, '#prepared-title', HTMLElement);
  const which = find(section, '#which-answer', HTMLElement);
  const breaches = find(section, '#breaches', HTMLElement);
  const field = (/** @type {string} */ name) => {
    const found = form.elements.namedItem(name);
    if (
      found instanceof HTMLInputElement ||
      found instanceof HTMLSelectElement ||
      found instanceof HTMLTextAreaElement
    ) {
      return found;
    }
    throw new Error(`The form has no ${name}.`);
  };

  /** The responses of the sequence before the one in the form. */
  let before = /** @type {readonly AnswerStep[]} */ ([]);
  const drawBefore = stableList(
    find(section, '#answers-before', HTMLElement),
    (/** @type {{ at: number, step: AnswerStep }} */ { at, step }) =>
      element(
        'li',
        { class: 'listed' },
        element('span', {}, `Answer ${at + 1}: ${stepWords(step)}`),
        button('Remove', () => setBefore(before.filter((_, other) => other !== at)), {
          'aria-label': `Remove answer ${at + 1}`,
        }),
      ),
    which,
  );
  const setBefore = (/** @type {readonly AnswerStep[]} */ steps) => {
    before = steps;
    drawBefore(steps.map((step, at) => ({ at, step })));
    which.textContent = `Answer ${steps.length + 1}`;
  };
  setBefore([]);

  const showFields = () => showOnly(form, kind.value);
  kind.addEventListener('change', showFields);
  showFields();

  find(section, '#add-answer', HTMLElement).addEventListener('click', () => {
    if (!form.reportValidity()) return;
    void attempt(desk, section, () => {
      setBefore([...before, ...stepsOf(new FormData(form))]);
      field('times').value = '1';
      which.focus();
      return `Write answer ${before.length + 1}.`;
    });
  });

  onSubmit(form, (data) => {
    void attempt(desk, section, async () => {
      const { prepared, breaksContract } = await desk
        .control()
        .prepareAnswers(preparedOf(data, before));
      setBefore([]);
      breaches.textContent = breaksContract.join('\n');
      return `${prepared.id}: ${preparedWords(breaksContract)}`;
    });
  });

  clear.addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await desk.control().clearAnswers();
      title.focus();
      return 'The mock answers everything itself.';
    });
  });

  const draw = stableList(
    find(section, '#answer-list', HTMLElement),
    (/** @type {import('./desk.js').Seen['answers'][number]} */ waiting) => {
      const remove = () =>
        void attempt(desk, section, async () => {
          await desk.control().removeAnswers(waiting.id);
          return `${waiting.id} is removed.`;
        });
      return element(
        'li',
        { class: 'listed' },
        element('span', {}, element('code', {}, waiting.id), ` ${waitingWords(waiting)}`),
        button('Remove', remove, { 'aria-label': `Remove answers ${waiting.id}` }),
      );
    },
    title,
  );

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ answers }) => {
      draw(answers);
      none.hidden = answers.length > 0;
      clear.hidden = answers.length === 0;
    },

    leave: () => {
      breaches.textContent = '';
    },

    /**
     * Fills the form with the response to an earlier call.
     * @param {RequestEntry} entry
     */
    again: async (entry) => {
      const exchange = await desk.control().exchange(entry.id);
      setBefore([]);
      field('method').value = entry.method;
      field('path').value = entry.path;
      // The path of the entry has no parameter, and its body is literal.
      field('per').value = '';
      find(form, '[name=template]', HTMLInputElement).checked = false;
      for (const [name, value] of Object.entries(againOf(exchange))) field(name).value = value;
      showFields();
      which.focus();
      return 'Change the answer if you like, then prepare it.';
    },
  };
};
