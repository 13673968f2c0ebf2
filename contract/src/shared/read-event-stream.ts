/** An event whose data hasn't been parsed. */
export type RawEvent = {
  /** The last id that the stream sent; empty before the first one. */
  id: string;
  event: string;
  data: string;
};

export type EventReader = {
  /**
   * Reads a chunk, which may start and end at any character.
   * @throws RangeError when an event exceeds the limit
   */
  read(chunk: string): void;
};

export type EventListeners = {
  onEvent: (event: RawEvent) => void;
  /** Called for each comment, by which providers send heartbeats. */
  onComment?: () => void;
  /** Called with the reconnection delay in milliseconds that the stream requests. */
  onRetry?: (ms: number) => void;
};

const LINE_END = /\r\n|\n|\r/g;

/**
 * Parses server-sent events (HTML standard). `limit` is the maximum number of buffered characters
 * of an event.
 */
export const createEventReader = (
  { onEvent, onComment, onRetry }: EventListeners,
  limit: number,
): EventReader => {
  let hasStarted = false;
  /** Chunks of the unfinished line. Concatenating them on each read would take quadratic time. */
  let chunks: string[] = [];
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
      let chunk = given;
      if (!hasStarted && chunk !== '') {
        hasStarted = true;
        chunk = chunk.replace(/^\uFEFF/, '');
      }
      if (endedWithCr && chunk !== '') {
        endedWithCr = false;
        chunk = chunk.replace(/^\n/, '');
      }
      let start = 0;
      for (const { 0: end, index } of chunk.matchAll(LINE_END)) {
        const line = chunks.join('') + chunk.slice(start, index);
        chunks = [];
        unfinished = 0;
        start = index + end.length;
        // When a chunk ends with CR, the LF of the same line end may arrive in the next chunk.
        endedWithCr = end === '\r' && start === chunk.length;
        takeLine(line);
      }
      if (start === chunk.length) return;
      chunks.push(chunk.slice(start));
      unfinished += chunk.length - start;
      if (held + unfinished > limit) {
        throw new RangeError(`An event is longer than ${limit} characters`);
      }
    },
  };
};

/** Serializes an event, whose data must be a single line, such as JSON. */
export const writeEvent = ({ id, event, data }: RawEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

export const writeRetry = (ms: number): string => `retry: ${ms}\n\n`;

/** The comment that serves as a heartbeat. */
export const HEARTBEAT = ':\n\n';
