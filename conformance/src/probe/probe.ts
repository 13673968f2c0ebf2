import { Breach } from './outcome';
import { readEventStream, type EventStream } from './event-stream';
import type { CompletedExchange, Exchange, Open, Send } from './exchange';
import type { ProbeRequest } from './request';

export type Probe = {
  /** @throws Breach when there is no response */
  send: (request: ProbeRequest) => Promise<CompletedExchange>;
  /**
   * Opens an event stream.
   * @throws Breach when there is no response
   */
  open: (request: ProbeRequest) => Promise<EventStream>;
  /** Closes open streams and records their exchanges. */
  end: () => void;
  exchanges: () => readonly Exchange[];
};

/** @throws Breach when there is no response */
export const expectResponse = (exchange: Exchange): CompletedExchange => {
  const { response, failure } = exchange;
  if (response !== undefined) return { ...exchange, response };
  throw new Breach('a response', `none (${failure ?? 'unknown reason'})`, exchange);
};

export const createProbe = ({ send, open }: { send: Send; open: Open }): Probe => {
  const noted: Exchange[] = [];
  const streams: EventStream[] = [];
  return {
    send: async (request) => {
      const exchange = await send(request);
      noted.push(exchange);
      return expectResponse(exchange);
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
