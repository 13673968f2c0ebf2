import { Breach, Skipped } from './probe/outcome';
import type { Probe } from './probe/probe';
import { sessionOf, type Auth } from './session/auth';
import { signIn, type LoginMessage, type Newcomer, type Session } from './session/session';

/** Who the checks of a run call as. Both take the probe of the check that asks first. */
export type Callers = {
  shared: (probe: Probe) => Promise<Session>;
  newcomer: (probe: Probe) => Promise<Newcomer>;
};

const NOBODY =
  'needs a signed-in caller, and a read-only run signs nobody in: give it --auth with a key or a token';

const whySkipped = ({ expected, got }: Breach): string =>
  `needs a signed-in caller, and signing in failed: expected ${expected}, got ${got}`;

/**
 * Signs in once for all who only read, and once for each who needs to be new. That signing in does not
 * work is a failure of the first check that tries; the others are skipped, since it is one mistake.
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
      // Of several that were under way at once, the first one has said it already.
      if (failed !== undefined) throw new Skipped(whySkipped(failed));
      failed = error;
      throw error;
    }
  };

  const first = (probe: Probe): Promise<Session> => {
    if (auth !== undefined) return sessionOf(probe, auth, loginMessage);
    if (readOnly) throw new Skipped(NOBODY);
    return signIn(probe, loginMessage);
  };

  return {
    shared: (probe) =>
      trying(() => {
        session ??= first(probe);
        return session;
      }),
    newcomer: (probe) => {
      if (readOnly) throw new Skipped('signs somebody new in, and this run is read-only');
      return trying(() => signIn(probe, loginMessage));
    },
  };
};
