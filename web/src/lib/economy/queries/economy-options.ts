import { apiOptions } from '../../api-fetcher';

/** The options of every client of the economy's contract: the provider serves it as it serves /v1. */
export const economyOptions = apiOptions;
