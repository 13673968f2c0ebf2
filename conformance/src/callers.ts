import { Breach, Skipped } from './probe/outcome';
import type { Probe } from './probe/probe';
import { sessionOf, type Auth } from './session/auth';
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

/**
 * Signs each caller in once. A failing sign-in fails the first check that needs it and skips all
 * others.
 */
export const createCallers = ({
  auth,
  readOnly,
  loginMessage,
}: {
  auth: Auth | undefined;
  readOnly: boolean;
  loginMessage: LoginMessage;
}): Callers => {
  let failed: Breach | undefined;
  let session: Promise<Session> | undefined;

  const trying = async <Someone extends Session>(
    attempt: () => Promise<Someone>,
  ): Promise<Someone> => {
    if (failed !== undefined) throw new Skipped(whySkipped(failed));
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Breach)) throw error;
      // A concurrent check has already reported the failure.
      if (failed !== undefined) throw new Skipped(whySkipped(failed));
      failed = error;
      throw error;
    }
  };

  const first = (probe: Probe): Promise<Session> => {
    if (auth !== undefined) return sessionOf(probe, auth, loginMessage);
    if (readOnly) throw new Skipped(NO_SIGN_IN);
    return signIn(probe, loginMessage);
  };

  return {
    shared: (probe) =>
      trying(() => {
        session ??= first(probe);
        return session;
      }),
    newcomer: (probe) => {
      if (readOnly) throw new Skipped('signs in a new wallet, and this run is read-only');
      return trying(() => signIn(probe, loginMessage));
    },
  };
};
