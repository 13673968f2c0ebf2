import type { Check } from '../check';
import { call } from '../contract/call';
import { expectSuccess, expectThat } from '../expectations';
import type { Probe } from '../probe/probe';
import type { CompletedExchange } from '../probe/exchange';
import { newWallet } from '../session/session';
import { flow } from './flow';
import { makeProfile } from './profiles';

const NOT_FOUND = 404;

const requestExists = (probe: Probe, id: string): Promise<CompletedExchange> =>
  probe.send(call('users.exists', { params: { id } }));

/** Returns a response for comparison, without the id of the requested user. */
const withoutOwnId = (id: string, { response: { status, body } }: CompletedExchange): string =>
  `${status} ${body.toString('utf8').toLowerCase().replaceAll(id.toLowerCase(), '')}`;

const existence = flow('users.exists', 'an existing user and a missing one', {
  rule: '§7 GET /users/:id/exists says whether there is such a user; how is not shown, but not the same of both.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    const existing = await requestExists(probe, session.walletAddress);
    expectSuccess(existing);
    const { address } = newWallet();
    const missing = await requestExists(probe, address);
    if (missing.response.status !== NOT_FOUND) expectSuccess(missing);
    const isDifferent =
      withoutOwnId(session.walletAddress, existing) !== withoutOwnId(address, missing);
    expectThat(
      isDifferent,
      'a response that differs from that for an existing user',
      'the same',
      missing,
    );
  },
});

export const existenceFlows = (): Check[] => [existence];
