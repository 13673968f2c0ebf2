import type { Check } from '../check';
import { call } from '../contract/call';
import { expectSuccess, expectThat } from '../expectations';
import type { Probe } from '../probe/probe';
import type { Answered } from '../probe/exchange';
import { newWallet } from '../session/session';
import { flow } from './flow';
import { makeProfile } from './profiles';

const NOT_FOUND = 404;

const ask = (probe: Probe, id: string): Promise<Answered> =>
  probe.send(call('users.exists', { params: { id } }));

/** Returns a response with the user's own id removed, for comparison. */
const saidOf = (id: string, { answer: { status, body } }: Answered): string =>
  `${status} ${body.toString('utf8').toLowerCase().replaceAll(id.toLowerCase(), '')}`;

const told = flow('users.exists', 'somebody and nobody', {
  rule: '§7 GET /users/:id/exists says whether there is such a user; how is not shown, but not the same of both.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    const somebody = await ask(probe, session.walletAddress);
    expectSuccess(somebody);
    const { address } = newWallet();
    const nobody = await ask(probe, address);
    if (nobody.answer.status !== NOT_FOUND) expectSuccess(nobody);
    const isTold = saidOf(session.walletAddress, somebody) !== saidOf(address, nobody);
    expectThat(isTold, 'another answer than for a user that there is', 'the same', nobody);
  },
});

export const existenceFlows = (): Check[] => [told];
