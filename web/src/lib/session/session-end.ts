import * as z from 'zod/mini';

import { AppError } from '../app-error';
import { loadFailure } from '../site-update/load-error';
import { ENDED_WORDS } from '../wallet/ended-words';

/** Why a session ended that this page did not end itself. */
const SessionEndSchema = z.enum([
  'expired',
  'refused',
  'accountChanged',
  'walletLeft',
  'elsewhere',
]);
export type SessionEnd = z.infer<typeof SessionEndSchema>;

/** What a person is told: what happened, that nothing was lost, what to do. */
export const SESSION_END_WORDS: Record<SessionEnd, string> = {
  expired: 'Your session expired. Connect again to continue.',
  refused: 'This account can’t sign in. Your wallet was disconnected. Nothing in it changed.',
  accountChanged:
    'Your wallet switched to another account, so you were signed out. Connect again to use it.',
  walletLeft:
    'Your wallet is locked or disconnected, so you were signed out. Unlock it and connect again to continue.',
  elsewhere: 'You signed out in another tab. Connect again whenever you like.',
};

/** The same as an error: ends an attempt, too, where no session has been yet. */
export const refusal = (end: SessionEnd): AppError =>
  new AppError('wallet', SESSION_END_WORDS[end]);

/** How an attempt ends that neither the wallet nor the server has refused. */
export const attemptEnded = (how: keyof typeof ENDED_WORDS): AppError =>
  new AppError('wallet', ENDED_WORDS[how]);

const UNFINISHED = 'Couldn’t finish signing in. Check your connection and try again.';

/** The wallet and the calls give `AppError`s; what is left is code that did not load. */
export const failedAttempt = async (error: unknown): Promise<AppError> =>
  error instanceof AppError ? error : loadFailure(UNFINISHED, error);

/** The reason that another tab left behind; what it left is not to be trusted. */
export const readSessionEnd = (text: string | undefined): SessionEnd =>
  SessionEndSchema.safeParse(text).data ?? 'elsewhere';
