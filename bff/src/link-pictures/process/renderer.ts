import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { Refusal } from '../../refusal';
import { DrawnSchema, type Drawn, type DrawTask } from './draw-task';

/** How long an idle process is kept, in ms, because starting one takes half a second. */
const IDLE_MS = 60_000;
/** The maximum time in ms for starting the process and loading its fonts. */
const START_MS = 20_000;
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

/** Lowers the process's priority, so that drawing doesn't delay API calls. */
const yieldProcessor = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process may have ended, or the platform may forbid it; drawing works at any priority.
  }
};

/**
 * Draws pictures one at a time in a separate process, which is killed at the deadline: a drawing
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

  /** Sends a message, if any, and returns the next one. @throws Refusal OVERLOADED */
  const nextMessage = (worker: ChildProcess, within: number, task?: DrawTask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        worker.off('message', receive).off('exit', fail);
      };
      const receive = (message: unknown): void => {
        settle();
        resolve(message);
      };
      const fail = (): void => {
        settle();
        if (child === worker) end();
        reject(new Refusal('OVERLOADED', { retryAfterMs: BUSY_RETRY_MS }));
      };
      const timer = setTimeout(fail, within);
      worker.once('message', receive).once('exit', fail);
      if (task !== undefined) worker.send(task, (error) => error && fail());
    });

  const drawNow = async (task: DrawTask): Promise<Drawn> => {
    clearTimeout(idle);
    if (child === undefined) {
      child = start();
      await nextMessage(child, START_MS);
    }
    const drawn = DrawnSchema.safeParse(await nextMessage(child, deadline, task));
    idle = setTimeout(end, IDLE_MS).unref();
    if (!drawn.success) throw new Refusal('INTERNAL', { cause: drawn.error });
    return drawn.data;
  };

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
