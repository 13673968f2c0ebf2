import { AppError } from '../app-error';
import { detectUpdate, SITE_UPDATED } from './site-update';

/** Returns the error for code that failed to load: an update of the site, or the given text. */
export const loadFailure = async (text: string, cause: unknown): Promise<AppError> =>
  new AppError('network', (await detectUpdate(cause)) ? SITE_UPDATED : text, { cause });
