import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const unreadPipe = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDWR);
  const fd = openSync(path, constants.O_WRONLY);
  rmSync(folder, { recursive: true });
  // Closing the read end releases writers that are blocked on the pipe.
  onTestFinished(() => closeSync(reader));
  return fd;
};
