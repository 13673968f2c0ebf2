import { StatedError } from './stated-error';

/** An error as the log tells it. */
export type LoggedError = {
  name: string;
  code?: string;
  /** An HTTP status. */
  status?: number;
  /** The system call that failed. */
  syscall?: string;
  /** Of a `StatedError` alone. */
  message?: string;
  /** Where it was thrown, innermost first. */
  frames?: string[];
  cause?: LoggedError;
  /** What each attempt failed with, where several were made. */
  errors?: LoggedError[];
};

const MOST_CAUSES = 4;
const MOST_ATTEMPTS = 4;
const MOST_FRAMES = 8;

const WORD = /^[A-Za-z]\w{0,47}$/;
const SYSTEM_CODE = /^[A-Z][A-Z\d_]{1,63}$/;
const SYSTEM_CALL = /^[a-z]\w{1,23}$/;
/** `    at name (file:line:column)`, without spaces in the file's name. */
const FRAME =
  /^ {4}at (?:[\w.<>$# [\]]{1,120} \()?(?:file:\/\/|node:)?[\w./@+-]{1,400}:\d+:\d+\)?$/;

const fitting = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Not through a getter, which may do anything. */
const field = (error: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(error, name)?.value;

const statusOf = (error: object): number | undefined => {
  const status = field(error, 'status');
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
};

/**
 * The places in a stack, which begins with the message: nothing is taken of a stack that does not,
 * because then it is not known where the message ends.
 */
const framesOf = ({ stack = '', message }: Error): string[] | undefined => {
  const start = stack.indexOf(message);
  const [rest = '', ...lines] = stack.slice(start + message.length).split('\n');
  if (start < 0 || (message !== '' && rest !== '')) return undefined;
  const frames = lines.filter((line) => FRAME.test(line)).slice(0, MOST_FRAMES);
  return frames.length === 0 ? undefined : frames.map((line) => line.trim());
};

const logged = (thrown: unknown, causesLeft: number): LoggedError => {
  if (!(thrown instanceof Error)) return { name: `not an error: ${typeof thrown}` };
  const code = fitting(field(thrown, 'code'), SYSTEM_CODE);
  const status = statusOf(thrown);
  const syscall = fitting(field(thrown, 'syscall'), SYSTEM_CALL);
  const frames = framesOf(thrown);
  return {
    name: fitting(thrown.name, WORD) ?? 'Error',
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(syscall !== undefined && { syscall }),
    ...(thrown instanceof StatedError && { message: thrown.message }),
    ...(frames !== undefined && { frames }),
    ...(thrown.cause !== undefined &&
      causesLeft > 0 && { cause: logged(thrown.cause, causesLeft - 1) }),
    ...(thrown instanceof AggregateError &&
      causesLeft > 0 && {
        errors: thrown.errors
          .slice(0, MOST_ATTEMPTS)
          .map((attempt: unknown) => logged(attempt, causesLeft - 1)),
      }),
  };
};

/**
 * What the log may say of anything that was thrown: named fields, each held to a form. Messages of
 * others are not among them, since they repeat what they could not read: a body, an address with
 * its password, a command with its arguments. The same goes for every other field that a library
 * hangs on its errors.
 */
export const errorInLog = (thrown: unknown): LoggedError => logged(thrown, MOST_CAUSES);
