import { Breach } from '../outcome';
import type { Answered, Exchange, Send } from './exchange';
import type { ProbeRequest } from './request';

/** Sends what a check wants to ask, and notes it for the laws that hold for every answer. */
export type Probe = {
  /** @throws Breach when there is no answer */
  send: (request: ProbeRequest) => Promise<Answered>;
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
export const createProbe = (send: Send): Probe => {
  const noted: Exchange[] = [];
  return {
    send: async (request) => {
      const exchange = await send(request);
      noted.push(exchange);
      return expectAnswer(exchange);
    },
    exchanges: () => noted,
  };
};
