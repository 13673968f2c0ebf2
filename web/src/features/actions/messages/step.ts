import {
  actionHash,
  type ActionNamed,
  type ActionTypedData,
  type MessageOf,
  SIGNED_ACTIONS,
  type SignedAction,
  type SignedActionName,
  WornTokensSchema,
} from '@trait-market/contract/economy/actions';
import {
  type Bytes32,
  Bytes32Schema,
  type ChainId,
  ChainIdSchema,
  CriteriaWordsSchema,
} from '@trait-market/contract/economy/shared';
import {
  deploymentOf,
  OrderComponentsSchema,
  TraitCommitmentsSchema,
} from '@trait-market/contract/economy/typed-data';
import * as z from 'zod/mini';

/** Depends only on the page's address, so that no response can change what is signed. */
export const ownDeployment = (): Bytes32 => deploymentOf(window.location.origin);

/** A set of traits by criteria. Without token ids, it contains the whole collection. */
const SignedCriteriaSchema = z.extend(CriteriaWordsSchema, {
  tokenIds: z.array(z.string()),
});
export type SignedCriteria = z.infer<typeof SignedCriteriaSchema>;

/** Returns a random number below 2^256, for salts and nonces. */
export const randomNumber = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return String(bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n));
};

const OrderStepSchema = z.object({
  kind: z.literal('order'),
  chainId: ChainIdSchema,
  components: OrderComponentsSchema,
  commitments: TraitCommitmentsSchema,
  /** The set of traits whose criteria root the offer contains. */
  criteria: z.optional(SignedCriteriaSchema),
  /** The hash of the user's own order that is canceled right before this order is sent. */
  replaces: z.optional(Bytes32Schema),
  /** The line of the form that the order is for, where its item doesn't identify the line. */
  line: z.optional(z.string()),
});

/** The rounds of the beacon, and how far the market's clock is ahead of the device's. */
const RoundsSchema = z.object({
  period: z.number(),
  genesisTime: z.number(),
  marketAheadMs: z.number(),
});

type Shapes = Partial<Record<SignedActionName, z.core.$ZodShape>>;

/** The values that a message contains only as hashes, for the sentences of the review. */
const BEHIND_HASHES = {
  fulfilment: {
    terms: OrderComponentsSchema,
    commitments: TraitCommitmentsSchema,
    criteriaProof: z.optional(z.array(Bytes32Schema)),
  },
  /** The components of each line's order. */
  cart: { terms: z.array(OrderComponentsSchema) },
  /** The components of each line's order, its promises and its proof of criteria. */
  acceptOffers: {
    terms: z.array(OrderComponentsSchema),
    commitments: z.array(TraitCommitmentsSchema),
    criteriaProofs: z.array(z.array(Bytes32Schema)),
  },
  dress: { worn: WornTokensSchema },
  /** One look per avatar, in the order of the message's avatars. */
  dressBatch: { worn: z.array(WornTokensSchema) },
  packOpen: { rounds: RoundsSchema },
  reroll: { rounds: RoundsSchema },
} satisfies Shapes;
type BehindHashes = typeof BEHIND_HASHES;

type MessageStep<Kind extends SignedActionName> = {
  kind: Kind;
  chainId: ChainId;
  message: MessageOf<ActionNamed<Kind>>;
} & (Kind extends keyof BehindHashes
  ? z.infer<z.ZodMiniObject<BehindHashes[Kind], z.core.$strip>>
  : unknown);

export type StepOf<Kind extends SignedActionName> = Kind extends 'order'
  ? z.infer<typeof OrderStepSchema>
  : MessageStep<Kind>;
export type Signable = { [Kind in SignedActionName]: StepOf<Kind> }[SignedActionName];

const shapes: Shapes = BEHIND_HASHES;
const messageSteps = SIGNED_ACTIONS.flatMap(({ name, schema }) =>
  name === 'order'
    ? []
    : z.object({
        kind: z.literal(name),
        chainId: ChainIdSchema,
        message: schema,
        ...shapes[name],
      }),
);
// Together, the schemas of all message names parse exactly the steps of `Signable`.
export const SignableSchema = z.discriminatedUnion('kind', [
  OrderStepSchema,
  ...messageSteps,
]) as unknown as z.ZodMiniType<Signable>;

const ACTIONS = new Map<string, SignedAction>(
  SIGNED_ACTIONS.map((action) => [action.name, action]),
);
const actionOf = ({ kind }: Signable): SignedAction => {
  const action = ACTIONS.get(kind);
  if (action === undefined) throw new Error(`The contract defines no ${kind}.`);
  return action;
};
const signedPart = (step: Signable): unknown =>
  step.kind === 'order' ? step.components : step.message;
const placeOf = ({ chainId }: Signable) => ({ chainId, deployment: ownDeployment() });

export const typedDataOf = (step: Signable): ActionTypedData =>
  actionOf(step).typedData(placeOf(step), signedPart(step));

export const hashOf = (step: Signable): Bytes32 =>
  actionHash(actionOf(step), placeOf(step), signedPart(step));

/** Returns seconds since 1970; undefined for an order, which has an end date instead. */
export const deadlineOf = (step: Signable): string | undefined =>
  actionOf(step).deadlineOf(signedPart(step));

type Time = { nonce: string; deadline: string };

const renew = <Step extends { message: object }>(step: Step, { nonce, deadline }: Time): Step => ({
  ...step,
  message: { ...step.message, ...('nonce' in step.message && { nonce }), deadline },
});

export const setTime = (step: Signable, time: Time): Signable =>
  step.kind === 'order' ? step : renew(step, time);

/** The placeholder for the deadline until the review is displayed. */
export const NO_DEADLINE = '0';

type TimedKind = Extract<Signable, { message: Time }>['kind'];

/** Creates a step with a new nonce. Its deadline is set later, when the review is displayed. */
export const newStep = <Kind extends TimedKind>(
  kind: Kind,
  chainId: ChainId,
  message: Omit<MessageOf<ActionNamed<Kind>>, keyof Time>,
) => ({ kind, chainId, message: { ...message, nonce: randomNumber(), deadline: NO_DEADLINE } });
