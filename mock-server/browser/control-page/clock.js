import { attempt } from './desk.js';
import { find, onSubmit, textOf } from './dom.js';

/** @param {string} iso */
export const shownTime = (iso) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createClock = (section, desk) => {
  /** @param {Promise<{ now: string }>} moved */
  const done = async (moved) => `The world's time is ${shownTime((await moved).now)}.`;

  for (const press of section.querySelectorAll('[data-advance-ms]')) {
    const advanceMs = Number(press.getAttribute('data-advance-ms'));
    press.addEventListener('click', () => {
      void attempt(desk, section, () => done(desk.control().advance(advanceMs)));
    });
  }
  find(section, '#clock-now', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, () => done(desk.control().setTime(new Date())));
  });
  onSubmit(find(section, 'form', HTMLFormElement), (data) => {
    void attempt(desk, section, () =>
      done(desk.control().setTime(new Date(`${textOf(data, 'time')}Z`))),
    );
  });
};
