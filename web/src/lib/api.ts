import { v1Contract } from '@trait-market/contract/v1';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from './api-fetcher';

/** Hooks for all calls of /v1. Their errors are of the class `AppError`. */
export const api = initTsrReactQuery(v1Contract, apiOptions);
