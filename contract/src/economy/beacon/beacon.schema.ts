import * as z from 'zod/mini';

const hexOf = (bytes: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `${2 * bytes} hexadecimal digits`));

/** The only scheme of drand that decides draws: each round's signature can be checked alone. */
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';

/** A public randomness beacon, in the format of drand's HTTP API (`/{chain hash}/info`). */
export const BeaconInfoSchema = z
  .looseObject({
    /** A point of BLS12-381's group G2, compressed. */
    public_key: hexOf(96),
    /** Seconds between two rounds. */
    period: z.int().check(z.minimum(1), z.maximum(3_600)),
    /** The time of round 1, in seconds since 1970. */
    genesis_time: z.int().check(z.minimum(0)),
    /** The chain hash, which identifies the beacon. */
    hash: hexOf(32),
    groupHash: hexOf(32),
    schemeID: z.literal(BEACON_SCHEME),
    metadata: z.looseObject({ beaconID: z.string() }),
  })
  .register(z.globalRegistry, { title: 'BeaconInfo' });
export type BeaconInfo = z.infer<typeof BeaconInfoSchema>;

export const RoundNumberSchema = z.int().check(z.minimum(1));

/** A published round, in the format of drand's HTTP API (`/{chain hash}/public/{round}`). */
export const BeaconRoundSchema = z
  .looseObject({
    round: RoundNumberSchema,
    /** SHA-256 of the signature. */
    randomness: hexOf(32),
    /** A point of BLS12-381's group G1, compressed. */
    signature: hexOf(48),
  })
  .register(z.globalRegistry, { title: 'BeaconRound' });
export type BeaconRound = z.infer<typeof BeaconRoundSchema>;

/** A round's number as text, below 2^53 so that all languages represent it exactly. */
export const RoundTextSchema = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'a round’s number'));

export const RoundParamsSchema = z.strictObject({ round: RoundTextSchema });
