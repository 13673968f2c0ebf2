import { textOf } from './dom.js';

/** @typedef {import('../../src/control/events/events.control').PushedEvent} PushedEvent */
/** @typedef {import('../../src/control/events/events.control').EventsStatus} EventsStatus */

/** @param {string} text names separated by commas or spaces */
const namesIn = (text) => text.split(/[\s,]+/).filter((name) => name !== '');

/** @param {string} text */
const dataOf = (text) => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('The data isn’t JSON. Put text in quotes: "like this".', { cause });
  }
};

/**
 * @throws Error with a message for the user when the data isn't valid JSON
 * @param {FormData} data
 * @returns {PushedEvent}
 */
export const eventOf = (data) => ({
  event: textOf(data, 'event'),
  data: dataOf(textOf(data, 'data')),
  traits: namesIn(textOf(data, 'traits')),
  collections: namesIn(textOf(data, 'collections')),
});

/** @param {number} open */
export const listenersWords = (open) => {
  if (open === 0) return 'No one is listening';
  return open === 1 ? '1 stream is open' : `${open} streams are open`;
};

/** @param {EventsStatus} status */
export const eventsWords = ({ open, paused, last }) =>
  `${listenersWords(open)}. ${paused ? 'Paused: events wait until you resume.' : 'Events are sent as they happen.'} The last one sent is ${last}.`;
