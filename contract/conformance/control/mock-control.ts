import * as z from 'zod/mini';

import type { Capabilities } from '../capabilities';
import { BadUsage } from '../outcome';

/** The entries of a mock's journal that are mails; others are let by. */
const JournalSchema = z.looseObject({
  entries: z.array(
    z.looseObject({
      kind: z.string(),
      to: z.optional(z.string()),
      code: z.optional(z.string()),
    }),
  ),
});

/**
 * What a mock provider can do for the suite, through its control surface (`/__mock`). It has to be the
 * provider behind the target, and in the same world: `headers` are those of the run.
 *
 * @param url of the mock, without `/__mock`
 */
export const controlOfMock = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Required<Capabilities> => {
  const base = url.replace(/\/+(?:__mock\/*)?$/, '');
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}/__mock/${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new BadUsage(`--control ${url}: ${answer.status} for /__mock/${path}`);
    return answer.json();
  };

  return {
    advanceClock: async (milliseconds) => {
      await ask('clock', { advanceMs: Math.round(milliseconds) });
    },
    verificationCode: async (emailAddress) => {
      const { entries } = JournalSchema.parse(await ask('journal'));
      const mail = entries.findLast(({ kind, to }) => kind === 'mail' && to === emailAddress);
      if (mail?.code === undefined) {
        throw new BadUsage(`--control ${url}: no mail to ${emailAddress} stands in its journal.`);
      }
      return mail.code;
    },
    giveCredits: async (walletAddress, credits) => {
      await ask('grants', { walletAddress, credits });
    },
  };
};
