import { v1Contract } from '@trait-market/contract/v1';
import { initClient } from '@ts-rest/core';

import { apiOptions } from './api-fetcher';

export const apiClient = initClient(v1Contract, apiOptions);
