import { pipeline, Transform, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import {
  createEventReader,
  HEARTBEAT,
  writeEvent,
  type RawEvent,
} from '@trait-market/contract/shared';

import type { Asked } from './exchange';
import type { Patch } from './mutant';
import { answering, on } from './patches';

export const EVENTS = 'economy.events.stream';

/** A part of a stream. */
export type Told = { event: RawEvent } | 'comment';

const changed = (text: Readable, change: (told: Told) => readonly string[]): Readable => {
  const decoder = new StringDecoder('utf8');
  const written = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      reader.read(decoder.write(piece));
      done();
    },
  });
  const write = (told: Told): void => {
    for (const line of change(told)) written.push(line);
  };
  const reader = createEventReader(
    { onEvent: (event) => write({ event }), onComment: () => write('comment') },
    EVENT_MAX_BYTES,
  );
  return pipeline(text, written, () => undefined);
};

/** Rewrites a stream. `begin` is called for each stream with its request. */
export const writing = (begin: (request: Asked) => (told: Told) => readonly string[]): Patch =>
  on(
    EVENTS,
    answering((answer, request) =>
      answer.stream === undefined
        ? answer
        : { ...answer, stream: changed(answer.stream, begin(request)) },
    ),
  );

/** Replaces each event. */
export const telling = (
  begin: (request: Asked) => (event: RawEvent) => readonly RawEvent[],
): Patch =>
  writing((request) => {
    const change = begin(request);
    return (told) => (told === 'comment' ? [HEARTBEAT] : change(told.event).map(writeEvent));
  });
