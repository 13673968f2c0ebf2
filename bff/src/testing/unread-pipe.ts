import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A pipe that has a reader, who never reads; the end that is written to, until the test is finished. */
export const unreadPipe = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDWR);
  const fd = openSync(path, constants.O_WRONLY);
  rmSync(folder, { recursive: true });
  // With its reader whoever still writes is let go.
  onTestFinished(() => closeSync(reader));
  return fd;
};
