import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

import { BadFile, readJsonFile } from '../../kernel/json-file';
import type { World } from '../../world/world';
import { callsOfHar } from './calls-of-har';
import { HarSchema } from './har.schema';
import {
  MOST_RECORDED,
  ScenarioFileSchema,
  type RecordedCall,
  type ScenarioFile,
} from './recording.schema';
import type { RecordedRequest } from './recorded-call';

export type FileScenario = {
  file: ScenarioFile;
  recorded: ReadonlyMap<string, readonly RecordedCall[]>;
};

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
};

/** Returns a request's lookup key, which ignores field and parameter order and the path's case. */
export const keyOf = ({ method, path, ...rest }: RecordedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path.toLowerCase().replace(/(?<=.)\/$/, ''), sorted(rest)]))
    .digest('base64url')
    .slice(0, 22);

const HAR_NAME = 'har';

const scenarioOfHar = (path: string): ScenarioFile => {
  const calls = callsOfHar(readJsonFile(path, HarSchema));
  if (calls.length === 0) {
    throw new BadFile(`${path}: it has no calls to a provider (/v1/ or /economy/v1/).`);
  }
  if (calls.length > MOST_RECORDED) {
    throw new BadFile(`${path}: it has ${calls.length} calls, and may have ${MOST_RECORDED}.`);
  }
  const summary = `Calls of ${basename(path)}`.slice(0, 300);
  return { version: 1, name: HAR_NAME, summary, otherwise: 'mock', calls };
};

/**
 * Reads a scenario, a recording or an HTTP archive (`.har`).
 * @throws BadFile with the location of the first error
 */
export const readScenarioFile = (path: string): FileScenario => {
  const isHar = extname(path).toLowerCase() === '.har';
  const file = isHar ? scenarioOfHar(path) : readJsonFile(path, ScenarioFileSchema);
  const recorded = new Map<string, RecordedCall[]>();
  for (const call of file.calls) {
    const { answer: _, ...request } = call;
    const key = keyOf(request);
    recorded.set(key, [...(recorded.get(key) ?? []), call]);
  }
  return { file, recorded };
};

export const enterFileScenario = (world: World, { file }: FileScenario): void => {
  for (const fault of file.faults ?? []) world.faults.add(fault);
  // Adds the responses in reverse: the world uses the most recently added one first, but a file
  // lists the first one first.
  for (const prepared of (file.answers ?? []).toReversed()) world.answers.add(prepared);
  if (file.flags !== undefined) world.records.flags.replace(file.flags);
  world.replay = { scenario: file.name, taken: {} };
};
