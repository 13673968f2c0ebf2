import type { Readable } from '@/lib/store';

/** The states in which an action rests until its user or the test does something. */
const RESTING = new Set(['done', 'refused']);

/**
 * Resolves as soon as an action's store is in a state, however long its steps take. Rejects when
 * it rests in another one.
 */
export const reached = <State extends { kind: string }, Kind extends State['kind']>(
  { read, subscribe }: Readable<State>,
  kind: Kind,
): Promise<Extract<State, { kind: Kind }>> =>
  new Promise((resolve, reject) => {
    let unsubscribe = (): void => {};
    const check = (): void => {
      const state = read();
      if (state.kind === kind) resolve(state as Extract<State, { kind: Kind }>);
      else if (RESTING.has(state.kind)) reject(new Error(`It is ${state.kind}.`));
      else return;
      unsubscribe();
    };
    unsubscribe = subscribe(check);
    check();
  });
