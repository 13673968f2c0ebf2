import { attempt } from './desk.js';
import { find, onSubmit } from './dom.js';
import { eventOf, eventsWords, listenersWords } from './event-form.js';

/**
 * @param {HTMLElement} section
 * @param {import('./desk.js').Desk} desk
 */
export const createEvents = (section, desk) => {
  const status = find(section, '#events-status', HTMLElement);
  const pause = find(section, '#pause-events', HTMLButtonElement);
  const cut = find(section, '#cut-events', HTMLButtonElement);
  let isPaused = false;

  onSubmit(find(section, 'form', HTMLFormElement), (data) => {
    void attempt(desk, section, async () => {
      const event = eventOf(data);
      const { open, paused } = await desk.control().pushEvent(event);
      return paused
        ? `The event ${event.event} will be sent when you resume.`
        : `The event ${event.event} is sent. ${listenersWords(open)}.`;
    });
  });

  pause.addEventListener('click', () => {
    void attempt(desk, section, async () => {
      const { paused } = await desk.control().pauseEvents(!isPaused);
      return paused
        ? 'Events are paused.'
        : 'Events are sent again, starting with those that waited.';
    });
  });

  cut.addEventListener('click', () => {
    void attempt(desk, section, async () => {
      await desk.control().cutEvents();
      return 'Every stream was cut. Clients can reconnect.';
    });
  });

  return {
    /** @param {import('./desk.js').Seen} seen */
    show: ({ events }) => {
      isPaused = events.paused;
      const words = eventsWords(events);
      if (status.textContent !== words) status.textContent = words;
      pause.setAttribute('aria-pressed', String(isPaused));
    },
  };
};
