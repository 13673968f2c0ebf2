import { Breach, Skipped } from './probe/outcome';
import type { Probe } from './probe/probe';
import { sessionOf, type Auth } from './session/auth';
import { explainLogin } from './session/explain-login';
import { signIn, type LoginMessage, type Newcomer, type Session } from './session/session';

/**
 * The signed-in callers of a run. Each signs in through the probe of the first check that needs it,
 * which thus records the sign-in.
 */
export type Callers = {
  shared: (probe: Probe) => Promise<Session>;
  newcomer: (probe: Probe) => Promise<Newcomer>;
};

const NO_SIGN_IN =
  "needs a signed-in caller, and a read-only run doesn't sign in: pass --auth with a key or a token";

const whySkipped = ({ expected, got }: Breach): string =>
  `needs a signed-in caller, and signing in failed: expected ${expected}, got ${got}`;

/** The attempts to sign the shared caller in. Another login of its wallet may replace its nonce. */
const ATTEMPTS = 3;
/** The number of new wallets that fail to sign in, one after the other, before checks are skipped. */
const MOST_FAILURES = 3;

/**
 * Returns a function that signs in once, and again after a failure. After its last attempt, the
 * first check fails and all others are skipped.
 */
const createShared = (
  attempts: number,
  attempt: (probe: Probe) => Promise<Session>,
  explain: (probe: Probe, failure: Breach) => Promise<Breach>,
) => {
  let session: Promise<Session> | undefined;
  let failed: Breach | undefined;

  const signInAgain = async (probe: Probe, left = attempts): Promise<Session> => {
    try {
      return await attempt(probe);
    } catch (error) {
      if (!(error instanceof Breach) || left === 1) throw error;
      return signInAgain(probe, left - 1);
    }
  };

  return async (probe: Probe): Promise<Session> => {
    try {
      session ??= signInAgain(probe);
      return await session;
    } catch (error) {
      if (!(error instanceof Breach)) throw error;
      if (failed !== undefined) throw new Skipped(whySkipped(failed));
      failed = error;
      throw await explain(probe, error);
    }
  };
};

/**
 * Signs new wallets in. A failure fails the check that needs the wallet; several in a row without a
 * success skip all later checks.
 */
const createNewcomers = (attempt: (probe: Probe) => Promise<Newcomer>) => {
  let failures = 0;
  let last: Breach | undefined;

  return async (probe: Probe): Promise<Newcomer> => {
    if (last !== undefined && failures >= MOST_FAILURES) throw new Skipped(whySkipped(last));
    try {
      const newcomer = await attempt(probe);
      failures = 0;
      return newcomer;
    } catch (error) {
      if (!(error instanceof Breach)) throw error;
      // Concurrent checks have already reported enough failures.
      if (failures >= MOST_FAILURES) throw new Skipped(whySkipped(error));
      failures += 1;
      last = error;
      throw error;
    }
  };
};

export const createCallers = ({
  auth,
  readOnly,
  loginMessage,
  target,
}: {
  auth: Auth | undefined;
  readOnly: boolean;
  loginMessage: LoginMessage;
  target: string;
}): Callers => {
  const first = (probe: Probe): Promise<Session> => {
    if (auth !== undefined) return sessionOf(probe, auth, loginMessage);
    if (readOnly) throw new Skipped(NO_SIGN_IN);
    return signIn(probe, loginMessage);
  };
  const newcomer = createNewcomers((probe) => signIn(probe, loginMessage));
  return {
    shared: createShared(auth?.kind === 'token' ? 1 : ATTEMPTS, first, async (probe, failure) =>
      auth?.kind === 'token' || failure.exchange?.request.route !== 'users.login'
        ? failure
        : explainLogin({ probe, loginMessage, target }, failure),
    ),
    newcomer: async (probe) => {
      if (readOnly) throw new Skipped('signs in a new wallet, and this run is read-only');
      return newcomer(probe);
    },
  };
};
