import type { Baseline } from './baseline/baseline';
import type { Capabilities, CreditAmounts } from './capabilities';
import type { Exchange } from './probe/exchange';
import type { Progress } from './progress';
import type { RulesInput } from './rules';
import type { Skip } from './skip';

/** How many generated cases, unless told: quick enough for every run. */
export const DEFAULT_CASES = 1000;

export type ConformanceOptions = {
  /** URL of the implementation: what stands before `/v1`. */
  target: string;
  /** A wallet's private key, which signs in, or an access token. Absent: a fresh key signs in. */
  auth?: string | undefined;
  /** Routes, families, or beginnings of check ids; only checks of these are run. Absent: all. */
  only?: readonly string[] | undefined;
  /** Routes, families, or beginnings of check ids that are left out, and why: the report tells it. */
  skip?: readonly Skip[] | undefined;
  /** How long an answer may take, in milliseconds. Absent: as long as it likes, up to 15 s. */
  maxAnswerMs?: number | undefined;
  /** Of the generated cases. Absent: another one each time; the report names it. */
  seed?: number | undefined;
  /** How many generated cases. Absent: `DEFAULT_CASES`. */
  cases?: number | undefined;
  /** Sends GET, HEAD and OPTIONS only, but for the login that `auth` asks for. */
  readOnly?: boolean | undefined;
  /** What the caller, `auth`'s or a fresh one, has in credits. Absent: it is not known. */
  expectedCredits?: CreditAmounts | undefined;
  /** What the target asks of its users beyond the contract. Absent: nothing. */
  rules?: RulesInput | undefined;
  /**
   * Also checks the trait economy (`/economy/v1`). A target that does not serve it has these checks skipped.
   * Absent: only when `only` names something of it.
   */
  economy?: boolean | undefined;
  /**
   * The address of the product, for which actions of the economy are signed. Absent: the target's own.
   */
  product?: string | undefined;
  /**
   * The base of the legal links in the login message, as the target has it. Absent: `product`, else a target on this
   * machine has that of `npm start`, and any other its own address.
   */
  legalLinksBase?: string | undefined;
  /** A route that was never seen to succeed is a failure. */
  strict?: boolean | undefined;
  /** Failures that are known. `stopAtFirstFailure` goes on after these, and the report tells them apart. */
  baseline?: Baseline | undefined;
  stopAtFirstFailure?: boolean | undefined;
  capabilities?: Capabilities | undefined;
  /** Added to every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Seconds, in all, that 429s with a `Retry-After` are waited out. Absent: 0, a 429 is a failure. */
  patienceS?: number | undefined;
  /** Seconds after which the run is ended; the report says what was found until then. */
  maxTimeS?: number | undefined;
  /** Ends the run when it is aborted, as `maxTimeS` does; a reason that is a text is told in the report. */
  signal?: AbortSignal | undefined;
  /** Told what each check has asked, and what was answered, secrets included. */
  onExchanges?: ((checkId: string, exchanges: readonly Exchange[]) => void) | undefined;
  /** Told after each request and each check. */
  onProgress?: ((progress: Progress) => void) | undefined;
};
