/** One event as it came: nothing is known of its data yet. */
export type RawEvent = {
  /** The last id that the stream named; empty before it names one. */
  id: string;
  event: string;
  data: string;
};

export type EventReader = {
  /**
   * Takes the next piece of a stream, wherever it was broken.
   *
   * @throws RangeError when an event, or a line, is longer than it may be; nothing can be read afterwards
   */
  read(piece: string): void;
};

export type EventListeners = {
  onEvent: (event: RawEvent) => void;
  /** A line that begins with a colon: it says that somebody is there. */
  onComment?: () => void;
  /** How long the stream asks to wait before it is opened again, in milliseconds. */
  onRetry?: (ms: number) => void;
};

const LINE_END = /\r\n|\n|\r/g;

/**
 * Reads server-sent events as the HTML standard has it: lines end with CR, LF or both, an id with a NUL is
 * no id, an event without data is none, and what is unfinished at the end never happened.
 *
 * @param limit the most characters that an unfinished event may hold
 */
export const createEventReader = (
  { onEvent, onComment, onRetry }: EventListeners,
  limit: number,
): EventReader => {
  let isBegun = false;
  /** Of the line that has not ended. In pieces: joining them again with each piece would cost their square. */
  let pieces: string[] = [];
  let unfinished = 0;
  let endedWithCr = false;
  let id = '';
  let event = '';
  let data: string[] = [];
  let held = 0;

  const dispatch = (): void => {
    const [name, lines] = [event, data];
    event = '';
    data = [];
    held = 0;
    if (lines.length > 0)
      onEvent({ id, event: name === '' ? 'message' : name, data: lines.join('\n') });
  };

  const takeField = (name: string, value: string): void => {
    if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) onRetry?.(Number(value));
  };

  const takeLine = (line: string): void => {
    if (line === '') {
      dispatch();
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) {
      onComment?.();
      return;
    }
    held += line.length;
    if (held > limit) throw new RangeError(`An event is longer than ${limit} characters`);
    const name = colon === -1 ? line : line.slice(0, colon);
    takeField(name, colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, ''));
  };

  return {
    read: (given) => {
      let piece = given;
      if (!isBegun && piece !== '') {
        isBegun = true;
        piece = piece.replace(/^\uFEFF/, '');
      }
      if (endedWithCr && piece !== '') {
        endedWithCr = false;
        piece = piece.replace(/^\n/, '');
      }
      let start = 0;
      for (const { 0: end, index } of piece.matchAll(LINE_END)) {
        const line = pieces.join('') + piece.slice(start, index);
        pieces = [];
        unfinished = 0;
        start = index + end.length;
        // Its LF may come with the next piece.
        endedWithCr = end === '\r' && start === piece.length;
        takeLine(line);
      }
      if (start === piece.length) return;
      pieces.push(piece.slice(start));
      unfinished += piece.length - start;
      if (held + unfinished > limit) {
        throw new RangeError(`An event is longer than ${limit} characters`);
      }
    },
  };
};

/** An event as it is written. Its data has to be one line, as JSON is. */
export const writeEvent = ({ id, event, data }: RawEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

/** How long a reader is to wait before it opens the stream again, as it is written. */
export const writeRetry = (ms: number): string => `retry: ${ms}\n\n`;

/** A comment, which says that somebody is there. */
export const HEARTBEAT = ':\n\n';
