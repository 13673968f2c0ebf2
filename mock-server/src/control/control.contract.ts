import { initContract } from '@ts-rest/core';
import { ErrorBodySchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { PreparedAnswersSchema, WaitingAnswersSchema } from '../kernel/answers/answer.schema';
import { FaultSchema, WaitingFaultSchema } from '../kernel/faults/fault.schema';
import { ExchangeSchema, JournalEntrySchema } from '../kernel/journal/journal.schema';
import { FlagOverridesSchema } from '../world/flags/flag-overrides.schema';
import {
  ClockRequestSchema,
  BeaconRequestSchema,
  DrawConductRequestSchema,
  FlagsInUseSchema,
  GrantRequestSchema,
  MintedTokenSchema,
  ScenarioRequestSchema,
  ScenarioSummarySchema,
  TokenRequestSchema,
  WorldStatusSchema,
} from './control.schema';
import { eventsControl } from './events/events.control';
import { HarSchema } from './recording/har.schema';
import { ShadowReportSchema } from './shadow/shadow.schema';
import { SnapshotSchema } from './snapshot';
import { ExpectedCallsSchema, VerifiedSchema } from './verify/verify.schema';

const c = initContract();

/** Each call affects only the world in its `x-mock-world` header; without it, `default`. */
export const controlContract = c.router(
  {
    reset: {
      method: 'POST',
      path: '/reset',
      summary: 'Reset the world to its seed',
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    resetOne: {
      method: 'POST',
      path: '/reset/:entity/:id',
      summary:
        'Reset one account, order or avatar, the listings of a trait, or the inventory, balances, credits or saved items of a wallet, to how it was at the last reset, scenario or restored state',
      description:
        'Kinds: accounts, credits, inventory, balances, saved, orders, listings, avatars.',
      pathParams: z.strictObject({ entity: z.string(), id: z.string() }),
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
    scenarios: {
      method: 'GET',
      path: '/scenarios',
      summary: 'The named states that there are',
      responses: { 200: z.looseObject({ scenarios: z.array(ScenarioSummarySchema) }) },
    },
    state: {
      method: 'GET',
      path: '/state',
      summary: 'Everything in the world that can change, but for its journal',
      responses: { 200: SnapshotSchema },
    },
    restore: {
      method: 'POST',
      path: '/state',
      summary: 'Put the world into a state that it, or another world, was in',
      body: SnapshotSchema,
      responses: { 200: WorldStatusSchema },
    },
    faults: {
      method: 'GET',
      path: '/faults',
      summary: 'The faults that wait for calls',
      responses: { 200: z.looseObject({ faults: z.array(WaitingFaultSchema) }) },
    },
    addFault: {
      method: 'POST',
      path: '/faults',
      summary: 'Let calls fail, or be slow, from now on',
      body: FaultSchema,
      responses: { 200: WaitingFaultSchema },
    },
    clearFaults: {
      method: 'DELETE',
      path: '/faults',
      summary: 'Let nothing fail any more',
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    removeFault: {
      method: 'DELETE',
      path: '/faults/:id',
      summary: 'Take one fault away',
      pathParams: z.strictObject({ id: z.string() }),
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    answers: {
      method: 'GET',
      path: '/answers',
      summary: 'The manual responses that wait for calls',
      responses: { 200: z.looseObject({ answers: z.array(WaitingAnswersSchema) }) },
    },
    prepareAnswers: {
      method: 'POST',
      path: '/answers',
      summary: 'Answer the next calls by hand, one after the other',
      description:
        'What was prepared last comes first. An answer may break the contract; `breaksContract` says how.',
      body: PreparedAnswersSchema,
      responses: {
        200: z.looseObject({
          prepared: WaitingAnswersSchema,
          breaksContract: z.array(z.string()),
        }),
      },
    },
    clearAnswers: {
      method: 'DELETE',
      path: '/answers',
      summary: 'Answer nothing by hand any more',
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    removeAnswers: {
      method: 'DELETE',
      path: '/answers/:id',
      summary: 'Take one sequence of answers away',
      pathParams: z.strictObject({ id: z.string() }),
      body: c.noBody(),
      responses: { 200: WorldStatusSchema },
    },
    token: {
      method: 'POST',
      path: '/tokens',
      summary: 'Mint an access token, for any wallet: good for a day, or as long as you say',
      body: TokenRequestSchema,
      responses: { 200: MintedTokenSchema },
    },
    grant: {
      method: 'POST',
      path: '/grants',
      summary: 'Give a wallet coin, editions of traits, and avatars, to begin trading with',
      body: GrantRequestSchema,
      responses: { 200: WorldStatusSchema },
    },
    draws: {
      method: 'PUT',
      path: '/draws',
      summary: 'Set how draws are made: honestly, or with a kind of cheating',
      body: DrawConductRequestSchema,
      responses: { 200: WorldStatusSchema },
    },
    beacon: {
      method: 'PUT',
      path: '/beacon',
      summary: 'Delay the beacon that decides draws, or let it publish all rounds that are due',
      body: BeaconRequestSchema,
      responses: { 200: WorldStatusSchema },
    },
    status: {
      method: 'GET',
      path: '/clock',
      summary: 'What time it is in the world',
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
      body: FlagOverridesSchema,
      responses: { 200: WorldStatusSchema },
    },
    flagsInUse: {
      method: 'GET',
      path: '/flags',
      summary: 'The feature flags that everybody has, and those that the world overrides',
      responses: { 200: FlagsInUseSchema },
    },
    worlds: {
      method: 'GET',
      path: '/worlds',
      summary: 'The worlds that are in use',
      responses: { 200: z.looseObject({ worlds: z.array(z.string()) }) },
    },
    ...eventsControl,
    journal: {
      method: 'GET',
      path: '/journal',
      summary: 'What the world was asked and answered, and the mail it sent; oldest first',
      description:
        '`unmatched=true` selects the calls that matched no route; `forgotten` counts the entries that the journal dropped.',
      query: z.object({ unmatched: z.optional(z.enum(['true', 'false'])) }),
      responses: {
        200: z.looseObject({ entries: z.array(JournalEntrySchema), forgotten: z.int() }),
      },
    },
    har: {
      method: 'GET',
      path: '/journal.har',
      summary: 'The calls of the journal as an HTTP archive (HAR 1.2), without secrets',
      responses: { 200: HarSchema },
    },
    verify: {
      method: 'POST',
      path: '/verify',
      summary:
        'How often calls like this were made, and whether that is as often as they should be',
      body: ExpectedCallsSchema,
      responses: { 200: VerifiedSchema },
    },
    shadow: {
      method: 'GET',
      path: '/shadow',
      summary: 'How the responses of the mock differ from those of the provider of `--shadow`',
      description: 'The report covers all worlds.',
      responses: { 200: ShadowReportSchema },
    },
    forgetShadow: {
      method: 'DELETE',
      path: '/shadow',
      summary: 'Forget all comparisons, and the fields that were found to be volatile',
      body: c.noBody(),
      responses: { 200: ShadowReportSchema },
    },
    exchange: {
      method: 'GET',
      path: '/journal/:id',
      summary: 'One call of the journal, with its headers, its whole body and its answer',
      pathParams: z.strictObject({ id: z.string() }),
      responses: { 200: ExchangeSchema },
    },
  },
  {
    pathPrefix: '/__mock',
    commonResponses: {
      400: ErrorBodySchema,
      404: ErrorBodySchema,
      413: ErrorBodySchema,
      415: ErrorBodySchema,
      500: ErrorBodySchema,
    },
  },
);
