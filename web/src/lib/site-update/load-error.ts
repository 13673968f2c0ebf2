import { AppError } from '../app-error';
import { detectUpdate, SITE_UPDATED } from './site-update';

export const loadFailure = async (text: string, cause: unknown): Promise<AppError> =>
  new AppError('network', (await detectUpdate(cause)) ? SITE_UPDATED : text, { cause });
