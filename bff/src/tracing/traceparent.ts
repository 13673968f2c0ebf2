import { randomUUID } from 'node:crypto';

export type TraceParent = { traceId: string; spanId: string; sampled: boolean };

const WELL_FORMED = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Parses a traceparent header; returns undefined if it is malformed. */
export const readTraceparent = (text: string | undefined): TraceParent | undefined => {
  const [, traceId, spanId, flags] = WELL_FORMED.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, sampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

// Returns a UUID's last 16 digits as an id. UUIDs are fast, because Node generates many of them
// from one random draw.
const lastDigits = (uuid: string): string => uuid.slice(19, 23) + uuid.slice(24);

export const newTrace = (): TraceParent => ({
  traceId: randomUUID().replaceAll('-', ''),
  spanId: lastDigits(randomUUID()),
  sampled: false,
});
