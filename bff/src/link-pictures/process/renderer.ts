import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { Refusal } from '../../refusal';
import { DrawnSchema, type Drawn, type DrawTask } from './draw-task';

/** How long an idle process is kept, in ms, because starting one takes half a second. */
const IDLE_MS = 60_000;
/** The time in ms for starting the process and loading its fonts, added to the first deadline. */
const START_MS = 5000;
const HEAP_MB = 96;
const BUSY_RETRY_MS = 2000;

const isSource = import.meta.url.endsWith('.ts');
const FILE = fileURLToPath(
  new URL(isSource ? '../renderer/main.ts' : './picture-renderer.js', import.meta.url),
);
// In development, tsx runs the sources by options of this process.
const OPTIONS = isSource
  ? process.execArgv
  : [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1'];

const busy = (cause?: unknown): Refusal =>
  new Refusal('OVERLOADED', { retryAfterMs: BUSY_RETRY_MS, cause });

/** Lowers the process's priority, so that drawing doesn't delay API calls. */
const yieldProcessor = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process may have ended, or the platform may forbid it; drawing works at any priority.
  }
};

/**
 * Draws pictures one at a time in a process of its own, which is killed at the deadline: a drawing
 * can occupy a thread for minutes, and threads can't be killed while native code runs (decision 142).
 */
export const createRenderer = (deadline: number, file: string = FILE) => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    // The process decodes pictures from others, so it gets no environment, which contains secrets.
    // glibc's arenas would keep the memory of decoded pictures, one per thread.
    const started = fork(file, {
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: OPTIONS,
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.unref();
    started.channel?.unref();
    yieldProcessor(started);
    return started;
  };

  const drawNow = (task: DrawTask): Promise<Drawn> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const isNew = child === undefined;
      const worker = (child ??= start());
      const settle = (): void => {
        clearTimeout(timer);
        worker.off('message', receive).off('exit', fail);
        idle = setTimeout(end, IDLE_MS).unref();
      };
      const fail = (): void => {
        settle();
        if (child === worker) end();
        reject(busy());
      };
      const receive = (message: unknown): void => {
        const drawn = DrawnSchema.safeParse(message);
        if (!drawn.success) return fail();
        settle();
        resolve(drawn.data);
      };
      const timer = setTimeout(fail, isNew ? deadline + START_MS : deadline);
      worker.on('message', receive).once('exit', fail);
      worker.send(task, (error) => error && fail());
    });

  return {
    /** @throws Refusal OVERLOADED when the process ends or misses the deadline */
    draw: (task: DrawTask): Promise<Drawn> => {
      const drawn = last.then(() => drawNow(task));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    end: (): void => {
      clearTimeout(idle);
      end();
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
