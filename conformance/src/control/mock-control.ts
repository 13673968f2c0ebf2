import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import * as z from 'zod/mini';

import type { Capabilities } from '../capabilities';
import { BadUsage, ControlFailed } from '../probe/outcome';
import { shownUrl } from '../probe/shown-url';

const JournalSchema = z.looseObject({
  entries: z.array(
    z.looseObject({
      kind: z.string(),
      to: z.optional(z.string()),
      code: z.optional(z.string()),
    }),
  ),
});

type Headers = Readonly<Record<string, string>>;

/** Returns only the code of an error of `fetch`, because its message may repeat the URL. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : cause.message.replaceAll(/https?:\/\/\S+/g, shownUrl);
};

const addressOf = (url: string, path: string): string =>
  `${url.replace(/\/+(?:__mock\/*)?$/, '')}/__mock/${path}`;

/** @throws BadUsage when there is no mock provider at the URL */
export const reachControl = async (url: string, headers: Headers = {}): Promise<void> => {
  const advice = 'give the URL of the mock provider behind the target, or leave --control out';
  let response: Response;
  try {
    response = await fetch(addressOf(url, 'clock'), {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
  } catch (error) {
    throw new BadUsage(
      `Nothing responds at ${shownUrl(url)} (--control, ${reasonOf(error)}): start the mock provider there, ${advice}.`,
    );
  }
  if (!response.ok) {
    throw new BadUsage(
      `The server at ${shownUrl(url)} (--control) isn't a mock provider, or not the one of this run (${response.status} for /__mock/clock): ${advice}.`,
    );
  }
};

/**
 * Controls a target through a mock's `/__mock`. The mock must be the target's provider, in the
 * world that `headers` name.
 */
export const controlOfMock = (url: string, headers: Headers = {}): Required<Capabilities> => {
  const responseTo = async (path: string, body?: object, method = 'POST'): Promise<Response> => {
    try {
      return await fetch(addressOf(url, path), {
        ...(body !== undefined && { method, body: JSON.stringify(body) }),
        headers: { ...headers, 'content-type': 'application/json' },
      });
    } catch (error) {
      throw new ControlFailed(`--control ${shownUrl(url)}: ${reasonOf(error)} at /__mock/${path}`);
    }
  };
  const send = async (path: string, body?: object, method?: 'PUT'): Promise<unknown> => {
    const response = await responseTo(path, body, method);
    if (!response.ok) {
      throw new ControlFailed(`--control ${shownUrl(url)}: ${response.status} for /__mock/${path}`);
    }
    return response.json();
  };

  const mailsTo = async (emailAddress: string) => {
    const { entries } = JournalSchema.parse(await send('journal'));
    return entries.filter(({ kind, to }) => kind === 'mail' && to === emailAddress);
  };

  return {
    advanceClock: async (milliseconds) => {
      await send('clock', { advanceMs: Math.round(milliseconds) });
    },
    verificationCode: async (emailAddress) => (await mailsTo(emailAddress)).at(-1)?.code,
    countEmails: async (emailAddress) => (await mailsTo(emailAddress)).length,
    giveGoods: async (walletAddress, goods) => {
      await send('grants', { walletAddress, ...goods });
    },
    giveCredits: async (walletAddress, credits) => {
      await send('grants', { walletAddress, credits });
    },
    withholdLinks: async (withheld) => {
      await send('draws', { conduct: withheld ? 'never-reveals' : 'honest' }, 'PUT');
    },
    smartAccount: demoSmartAccount(),
  };
};
