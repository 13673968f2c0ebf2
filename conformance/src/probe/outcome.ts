import type { Exchange } from './exchange';

/** `request` is a curl command, `response` an excerpt of the answer. */
export type FailedOutcome = {
  kind: 'failed';
  expected: string;
  got: string;
  request: string;
  response: string;
};

/** What became of a check. */
export type Outcome = { kind: 'passed' } | FailedOutcome | { kind: 'skipped'; reason: string };

/** The target does not do what a rule says. */
export class Breach extends Error {
  constructor(
    readonly expected: string,
    readonly got: string,
    readonly exchange?: Exchange | undefined,
  ) {
    super(`expected ${expected}, got ${got}`);
    this.name = 'Breach';
  }
}

/** A check cannot be made here, and why. */
export class Skipped extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'Skipped';
  }
}

/** The target's keeper could not do what a check asked of it, which says nothing about the target. */
export class ControlFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlFailed';
  }
}

/** The suite was started wrongly; the message says how in one line. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}
