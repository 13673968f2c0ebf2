import { v1Contract } from '@trait-market/contract/v1';
import { initClient } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { createApiFetcher } from './api-fetcher';
import { accessToken } from './storage';

const options = { baseUrl: '', api: createApiFetcher(accessToken.read) };

/** Hooks for every call of the contract. Their errors are `AppError`s. */
export const api = initTsrReactQuery(v1Contract, options);

/** The same calls outside React. */
export const apiClient = initClient(v1Contract, options);
