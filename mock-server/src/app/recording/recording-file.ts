import { closeSync, openSync } from 'node:fs';
import { chmod, rename, writeFile } from 'node:fs/promises';

import {
  MOST_RECORDED,
  type RecordedCall,
  type ScenarioFile,
} from '../../control/recording/recording.schema';
import { BadFile } from '../../kernel/json-file';

const LONGEST_FILE = 20 * 1024 * 1024;
const WRITE_EVERY_MS = 1_000;
const OWNER_ONLY = 0o600;

export type RecordingFile = {
  add(call: RecordedCall): void;
  close(): Promise<void>;
};

/** @throws BadFile when the file exists or can't be written */
const take = (path: string): void => {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new BadFile(
      isThere
        ? `${path} already exists. Name another file with --recording, or remove it first.`
        : `${path}: ${error instanceof Error ? error.message : 'it cannot be written'}`,
    );
  }
};

/**
 * Opens a recording that is a valid scenario file after every write; reports failed writes.
 * @throws BadFile when the file exists or can't be written
 */
export const openRecordingFile = (
  path: string,
  { summary, report }: { summary: string; report: (words: string) => void },
): RecordingFile => {
  take(path);
  const calls: string[] = [];
  let length = 0;
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const text = (): string => {
    const head: Omit<ScenarioFile, 'calls'> = {
      version: 1,
      name: 'recorded',
      summary,
      otherwise: 'mock',
    };
    // Writes each call on a line of its own, so that a person can find a call and remove it.
    const start = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
    return `${start},\n  "calls": [\n${calls.map((call) => `    ${call}`).join(',\n')}\n  ]\n}\n`;
  };

  const write = async (): Promise<void> => {
    const next = `${path}.next`;
    await writeFile(next, text(), { mode: OWNER_ONLY });
    await chmod(next, OWNER_ONLY);
    await rename(next, path);
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => {
      report(`The recording could not be written: ${String(error)}`);
    });
    return writing;
  };

  void flush();
  return {
    add: (call) => {
      const line = JSON.stringify(call);
      if (calls.length >= MOST_RECORDED || length + line.length > LONGEST_FILE) {
        if (!isFull) report(`${path} is full: calls are still forwarded, but no longer recorded.`);
        isFull = true;
        return;
      }
      calls.push(line);
      length += line.length;
      timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS);
    },
    close: flush,
  };
};
