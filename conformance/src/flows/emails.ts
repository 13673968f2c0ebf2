import { randomBytes } from 'node:crypto';

import type { Capabilities } from '../capabilities';
import { call, json } from '../contract/call';
import { expectThat } from '../expectations';
import { Breach, Skipped } from '../probe/outcome';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { readMe } from './profiles';

/** Returns an unused address in a reserved domain, so that no email is delivered. */
export const newEmail = (): string =>
  `conformance-${randomBytes(6).toString('hex')}@collectors.example`;

export const changeEmail = (
  probe: Probe,
  { token }: Session,
  emailAddress: string,
): Promise<CompletedExchange> =>
  probe.send(call('users.changeEmail', { token, body: json({ emailAddress }) }));

export const verify = (
  probe: Probe,
  { token }: Session,
  code: string,
): Promise<CompletedExchange> =>
  probe.send(call('users.verifyEmail', { token, body: json({ code }) }));

export const codeFor = async (
  { verificationCode }: Capabilities,
  address: string,
): Promise<string> => {
  if (verificationCode === undefined) throw new Skipped('needs to read the verification mail');
  const code = await verificationCode(address);
  if (code !== undefined) return code;
  throw new Breach(`a mail with a code to ${address}`, 'none was sent');
};

export const expectEmail = async (
  probe: Probe,
  session: Session,
  expected: string,
): Promise<void> => {
  const { response, body } = await readMe(probe, session);
  const got = body.emailAddress;
  expectThat(got === expected, `emailAddress: ${expected}`, `emailAddress: ${got}`, response);
};
