import { v1Contract } from '@trait-market/contract/v1';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from './api-fetcher';

/** Hooks for every call of /v1. Their errors are `AppError`s. */
export const api = initTsrReactQuery(v1Contract, apiOptions);
