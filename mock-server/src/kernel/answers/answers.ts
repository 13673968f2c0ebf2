import { differencesOf, type ReceivedRequest } from '../requests/differences';
import { parametersOf } from '../requests/path-pattern';
import {
  LONGEST_PREPARED,
  LONGEST_VALUE,
  MOST_COUNTED,
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
  take(received: ReceivedRequest): { id: string; path: string; step: AnswerStep } | undefined;
};

/** Ignores case, as identifiers in paths do. */
const valueOf = ({ path, per = '' }: WaitingAnswers, received: ReceivedRequest): string =>
  (parametersOf(path, received.path).get(per) ?? '').toLowerCase().slice(0, LONGEST_VALUE);

const after = (met: WaitingAnswers): WaitingAnswers[] => {
  const next = met.next + 1;
  if (next < met.answers.length) return [{ ...met, next }];
  if (met.afterwards === 'last') return [met];
  return met.afterwards === 'again' ? [{ ...met, next: 0 }] : [];
};

type Position = { at: number; after: WaitingAnswers[] };

const positionIn = (met: WaitingAnswers, received: ReceivedRequest): Position | undefined => {
  if (met.per === undefined) return { at: met.next, after: after(met) };
  const value = valueOf(met, received);
  const { taken = [], answers } = met;
  const others = taken.filter((one) => one.value !== value);
  const calls = taken.find((one) => one.value === value)?.calls ?? 0;
  const isOver = calls >= answers.length && (met.afterwards ?? 'real') === 'real';
  if (isOver || others.length >= MOST_COUNTED) return undefined;
  const at = met.afterwards === 'again' ? calls % answers.length : calls;
  return {
    at: Math.min(at, answers.length - 1),
    after: [{ ...met, taken: [...others, { value, calls: calls + 1 }] }],
  };
};

const sizeOf = (waiting: readonly WaitingAnswers[]): number => JSON.stringify(waiting).length;

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
      for (const met of waiting.toReversed()) {
        const position =
          differencesOf(met, received).length === 0 ? positionIn(met, received) : undefined;
        const step = position === undefined ? undefined : met.answers[position.at];
        if (position === undefined || step === undefined) continue;
        waiting = waiting.flatMap((one) => (one === met ? position.after : [one]));
        return { id: met.id, path: met.path, step };
      }
      return undefined;
    },
  };
};
