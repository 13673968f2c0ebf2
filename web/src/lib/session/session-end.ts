import * as z from 'zod/mini';

import { AppError } from '../app-error';
import { loadFailure } from '../site-update/load-error';
import { ENDED_WORDS } from '../wallet/ended-words';

const SessionEndSchema = z.enum([
  'expired',
  'refused',
  'accountChanged',
  'walletLeft',
  'elsewhere',
]);
export type SessionEnd = z.infer<typeof SessionEndSchema>;

export const SESSION_END_WORDS: Record<SessionEnd, string> = {
  expired: 'Your session expired. Connect again to continue.',
  refused: 'This account can’t sign in. Your wallet was disconnected. Nothing in it changed.',
  accountChanged:
    'Your wallet switched to another account, so you were signed out. Connect again to use it.',
  walletLeft:
    'Your wallet is locked or disconnected, so you were signed out. Unlock it and connect again to continue.',
  elsewhere: 'You signed out in another tab. Connect again whenever you like.',
};

export const refusal = (end: SessionEnd): AppError =>
  new AppError('wallet', SESSION_END_WORDS[end]);

/** Returns the error for an attempt that ended without a rejection by the wallet or the server. */
export const attemptEnded = (how: keyof typeof ENDED_WORDS): AppError =>
  new AppError('wallet', ENDED_WORDS[how]);

const UNFINISHED = 'Couldn’t finish signing in. Check your connection and try again.';

/** The wallet and the calls throw `AppError`s, so any other error is code that didn't load. */
export const failedAttempt = async (error: unknown): Promise<AppError> =>
  error instanceof AppError ? error : loadFailure(UNFINISHED, error);

/** Validates the reason, because any code of this origin can write to the storage. */
export const readSessionEnd = (text: string | undefined): SessionEnd =>
  SessionEndSchema.safeParse(text).data ?? 'elsewhere';
