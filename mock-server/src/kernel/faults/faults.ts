import type { Random } from '../random';
import type { Fault, FaultAnswer, WaitingFault } from './fault.schema';
import { differencesOf, type ReceivedRequest } from '../requests/differences';

export type FaultEffect = {
  faults: string[];
  latencyMs: number;
  answer: FaultAnswer | undefined;
};

export type Faults = {
  add(fault: Fault): WaitingFault;
  all(): WaitingFault[];
  remove(id: string): boolean;
  replace(faults: readonly WaitingFault[]): void;
  /** Returns a call's fault: the sum of all matching latencies, and the first matching response. */
  meet(received: ReceivedRequest): FaultEffect | undefined;
  isEmpty(): boolean;
};

const drawLatency = (latency: Fault['latencyMs'], random: Random): number =>
  typeof latency === 'object'
    ? Math.floor(latency.minMs + random() * (latency.maxMs + 1 - latency.minMs))
    : (latency ?? 0);

/** `random` must be the world's source, so that the same seed affects the same calls. */
export const createFaults = (random: Random): Faults => {
  let waiting: WaitingFault[] = [];

  const nextId = (): string =>
    `f${1 + Math.max(0, ...waiting.map(({ id }) => Number(id.slice(1))))}`;

  const countDown = (met: WaitingFault): void => {
    if (met.times === undefined) return;
    waiting = waiting.flatMap((fault) => {
      if (fault.id !== met.id) return fault;
      return met.times === 1 ? [] : { ...met, times: (met.times ?? 0) - 1 };
    });
  };

  return {
    add: (fault) => {
      const added = { id: nextId(), ...fault };
      waiting.push(added);
      return structuredClone(added);
    },
    all: () => structuredClone(waiting),
    remove: (id) => {
      const before = waiting.length;
      waiting = waiting.filter((fault) => fault.id !== id);
      return waiting.length < before;
    },
    replace: (faults) => {
      waiting = structuredClone([...faults]);
    },
    isEmpty: () => waiting.length === 0,
    meet: (received) => {
      const effect: FaultEffect = { faults: [], latencyMs: 0, answer: undefined };
      for (const fault of waiting.filter((one) => differencesOf(one, received).length === 0)) {
        const isLate = fault.answer !== undefined && effect.answer !== undefined;
        if (isLate || random() >= (fault.probability ?? 1)) continue;
        effect.faults.push(fault.id);
        effect.latencyMs += drawLatency(fault.latencyMs, random);
        effect.answer ??= fault.answer;
        countDown(fault);
      }
      return effect.faults.length === 0 ? undefined : effect;
    },
  };
};
