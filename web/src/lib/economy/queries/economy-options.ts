import { createApiFetcher } from '../../api-fetcher';
import { accessToken } from '../../storage';

/** How each part of the economy's contract is called: as the provider's API is. */
export const economyOptions = { baseUrl: '', api: createApiFetcher(accessToken.read) };
