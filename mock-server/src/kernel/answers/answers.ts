import { differencesOf, type ReceivedRequest } from '../requests/differences';
import {
  LONGEST_PREPARED,
  MOST_PREPARED,
  type AnswerStep,
  type PreparedAnswers,
  type WaitingAnswers,
} from './answer.schema';

export type Answers = {
  add(prepared: PreparedAnswers): WaitingAnswers | undefined;
  all(): WaitingAnswers[];
  remove(id: string): boolean;
  replace(waiting: readonly WaitingAnswers[]): void;
  isEmpty(): boolean;
  /** Returns whether a match depends on the body, which must then be read first. */
  dependOnBody(received: ReceivedRequest): boolean;
  /** Returns and uses up the call's next response, from the sequence that was prepared last. */
  take(received: ReceivedRequest): { id: string; step: AnswerStep } | undefined;
};

const sizeOf = (waiting: readonly WaitingAnswers[]): number => JSON.stringify(waiting).length;

const after = (met: WaitingAnswers): WaitingAnswers[] => {
  const next = met.next + 1;
  if (next < met.answers.length) return [{ ...met, next }];
  if (met.afterwards === 'last') return [met];
  return met.afterwards === 'again' ? [{ ...met, next: 0 }] : [];
};

export const createAnswers = (): Answers => {
  let waiting: WaitingAnswers[] = [];

  const nextId = (): string =>
    `a${1 + Math.max(0, ...waiting.map(({ id }) => Number(id.slice(1))))}`;

  return {
    add: (prepared) => {
      const added = structuredClone({ id: nextId(), next: 0, ...prepared });
      if (waiting.length >= MOST_PREPARED || sizeOf([...waiting, added]) > LONGEST_PREPARED) {
        return undefined;
      }
      waiting.push(added);
      return structuredClone(added);
    },
    all: () => structuredClone(waiting),
    remove: (id) => {
      const before = waiting.length;
      waiting = waiting.filter((one) => one.id !== id);
      return waiting.length < before;
    },
    replace: (answers) => {
      waiting = structuredClone([...answers]);
    },
    isEmpty: () => waiting.length === 0,
    dependOnBody: (received) =>
      waiting.some(
        ({ body, ...rest }) => body !== undefined && differencesOf(rest, received).length === 0,
      ),
    take: (received) => {
      const met = waiting.findLast((one) => differencesOf(one, received).length === 0);
      const step = met?.answers[met.next];
      if (met === undefined || step === undefined) return undefined;
      waiting = waiting.flatMap((one) => (one === met ? after(one) : [one]));
      return { id: met.id, step };
    },
  };
};
