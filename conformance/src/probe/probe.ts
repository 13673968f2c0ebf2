import { Breach } from './outcome';
import { readEventStream, type EventStream } from './event-stream';
import type { Answered, Exchange, Open, Send } from './exchange';
import type { ProbeRequest } from './request';

/** Sends what a check wants to ask, and notes it for the laws that hold for every answer. */
export type Probe = {
  /** @throws Breach when there is no answer */
  send: (request: ProbeRequest) => Promise<Answered>;
  /**
   * Opens a stream of events, which the end of the check closes.
   *
   * @throws Breach when there is no answer
   */
  open: (request: ProbeRequest) => Promise<EventStream>;
  /** Closes what is still open, and notes what it has told. */
  end: () => void;
  /** Everything that was sent, oldest first. */
  exchanges: () => readonly Exchange[];
};

/** @throws Breach when there is no answer */
export const expectAnswer = (exchange: Exchange): Answered => {
  const { answer, failure } = exchange;
  if (answer !== undefined) return { ...exchange, answer };
  throw new Breach('an answer', `none (${failure ?? 'unknown reason'})`, exchange);
};

/** A probe of its own for each check. */
export const createProbe = ({ send, open }: { send: Send; open: Open }): Probe => {
  const noted: Exchange[] = [];
  const streams: EventStream[] = [];
  return {
    send: async (request) => {
      const exchange = await send(request);
      noted.push(exchange);
      return expectAnswer(exchange);
    },
    open: async (request) => {
      const stream = await readEventStream(await open(request));
      streams.push(stream);
      return stream;
    },
    end: () => {
      for (const stream of streams.splice(0)) {
        stream.close();
        noted.push(stream.exchange());
      }
    },
    exchanges: () => noted,
  };
};
