import { initContract } from '@ts-rest/core';
import { ErrorBodySchema } from '@trait-market/contract/errors';
import * as z from 'zod/mini';

import { FlagValuesSchema } from '../third-parties/flags/flags.schema';
import {
  ClockRequestSchema,
  JournalEntrySchema,
  ScenarioRequestSchema,
  WorldStatusSchema,
} from './control.schema';

const c = initContract();

/**
 * The control surface of the mock provider. Each call acts on the world that its `x-mock-world`
 * header names, or on `default`, and on no other.
 */
export const controlContract = c.router(
  {
    reset: {
      method: 'POST',
      path: '/reset',
      summary: 'Put the world back to its seed',
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    scenario: {
      method: 'POST',
      path: '/scenario',
      summary: 'Put the world into a named state',
      body: ScenarioRequestSchema,
      responses: { 200: WorldStatusSchema },
    },
    clock: {
      method: 'POST',
      path: '/clock',
      summary: "Set or move the world's time, which nonces, codes and tokens live by",
      body: ClockRequestSchema,
      responses: { 200: WorldStatusSchema },
    },
    flags: {
      method: 'PUT',
      path: '/flags',
      summary: 'Override exactly these feature flags in the world, by name; {} overrides none',
      body: FlagValuesSchema,
      responses: { 200: WorldStatusSchema },
    },
    journal: {
      method: 'GET',
      path: '/journal',
      summary: 'What the world was asked and answered, and the mail it sent; oldest first',
      responses: { 200: z.looseObject({ entries: z.array(JournalEntrySchema) }) },
    },
  },
  {
    pathPrefix: '/__mock',
    commonResponses: {
      400: ErrorBodySchema,
      413: ErrorBodySchema,
      415: ErrorBodySchema,
      500: ErrorBodySchema,
    },
  },
);
