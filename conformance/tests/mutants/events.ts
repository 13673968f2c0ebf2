import { pipeline, Transform, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import {
  createEventReader,
  HEARTBEAT,
  writeEvent,
  type RawEvent,
} from '@trait-market/contract/shared';

import { on, changingResponse } from './patches';
import type { MockRequest } from './exchange';
import type { Patch } from './mutant';

export const EVENTS = 'economy.events.stream';

export type StreamPart = { event: RawEvent } | 'comment';

const changed = (text: Readable, change: (part: StreamPart) => readonly string[]): Readable => {
  const decoder = new StringDecoder('utf8');
  const written = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      reader.read(decoder.write(chunk));
      done();
    },
  });
  const write = (part: StreamPart): void => {
    for (const line of change(part)) written.push(line);
  };
  const reader = createEventReader(
    { onEvent: (event) => write({ event }), onComment: () => write('comment') },
    EVENT_MAX_BYTES,
  );
  return pipeline(text, written, () => undefined);
};

// Rewrites event streams. For each stream, `begin` receives the request and returns a function that
// rewrites the parts.
export const writing = (
  begin: (request: MockRequest) => (part: StreamPart) => readonly string[],
): Patch =>
  on(
    EVENTS,
    changingResponse((response, request) =>
      response.stream === undefined
        ? response
        : { ...response, stream: changed(response.stream, begin(request)) },
    ),
  );

export const replacingEvents = (
  begin: (request: MockRequest) => (event: RawEvent) => readonly RawEvent[],
): Patch =>
  writing((request) => {
    const change = begin(request);
    return (part) => (part === 'comment' ? [HEARTBEAT] : change(part.event).map(writeEvent));
  });
