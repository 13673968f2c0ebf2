import { attempt } from './desk.js';
import { element, find, stableList } from './dom.js';
import { differenceLines, routeText, skippedText, summaryText } from './shadow-text.js';

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createShadow = (section, desk) => {
  const none = find(section, '#no-shadow', HTMLElement);
  const shown = find(section, '#shadow-report', HTMLElement);
  const summary = find(section, '#shadow-summary', HTMLElement);
  const skipped = find(section, '#shadow-skipped', HTMLElement);

  find(section, '#forget-shadow', HTMLElement).addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await desk.control().forgetShadow();
      return 'All comparisons are forgotten.';
    });
  });

  const draw = stableList(
    find(section, '#shadow-routes', HTMLElement),
    (/** @type {import('./shadow-text.js').ShadowReport['routes'][number]} */ route) =>
      element(
        'li',
        { class: 'listed' },
        element(
          'span',
          {},
          routeText(route),
          element('ul', {}, ...differenceLines(route).map((line) => element('li', {}, line))),
        ),
      ),
  );

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ shadow }) => {
      none.hidden = shadow !== undefined;
      shown.hidden = shadow === undefined;
      if (shadow === undefined) return;
      summary.textContent = summaryText(shadow);
      skipped.textContent = skippedText(shadow);
      draw(shadow.routes);
    },
  };
};
