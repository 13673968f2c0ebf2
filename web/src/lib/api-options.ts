import { createApiFetcher } from './api-fetcher';
import { accessToken } from './storage';

/** The options of every client of the contract: calls go to the page's own origin, with the stored token. */
export const apiOptions = { baseUrl: '', api: createApiFetcher(accessToken.read) };
