import { Breach } from './outcome';
import { readEventStream, type EventStream } from './event-stream';
import type { Answered, Exchange, Open, Send } from './exchange';
import type { ProbeRequest } from './request';

/** Sends the requests of a check and records the exchanges for the laws. */
export type Probe = {
  /** @throws Breach when there is no response */
  send: (request: ProbeRequest) => Promise<Answered>;
  /**
   * Opens an event stream, which is closed at the end of the check.
   *
   * @throws Breach when there is no response
   */
  open: (request: ProbeRequest) => Promise<EventStream>;
  /** Closes open streams and records their exchanges. */
  end: () => void;
  /** All exchanges, oldest first. */
  exchanges: () => readonly Exchange[];
};

/** @throws Breach when there is no response */
export const expectAnswer = (exchange: Exchange): Answered => {
  const { answer, failure } = exchange;
  if (answer !== undefined) return { ...exchange, answer };
  throw new Breach('an answer', `none (${failure ?? 'unknown reason'})`, exchange);
};

/** Creates the probe of one check. */
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
