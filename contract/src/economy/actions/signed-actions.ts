import * as definitions from './definitions';
import type { SignedAction } from './signed-action';

type Exported = (typeof definitions)[keyof typeof definitions];
type AnyAction = Extract<Exported, SignedAction>;
export type SignedActionName = AnyAction['name'];
export type ActionNamed<Name extends SignedActionName> = Extract<AnyAction, { name: Name }>;

const isAction = (exported: Exported): exported is AnyAction =>
  typeof exported === 'object' && 'typedData' in exported;

/** All signed actions, in alphabetical order of their exported names. */
export const SIGNED_ACTIONS: readonly AnyAction[] = Object.entries(definitions)
  // Bundlers and test runners don't sort a module's exports as the standard does.
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, exported]) => exported)
  .filter(isAction);

/** The kinds of actions in the list of executed actions. */
export const RECORDED_KINDS: readonly AnyAction['recordedAs'][] = [
  ...new Set(SIGNED_ACTIONS.map(({ recordedAs }) => recordedAs)),
];
