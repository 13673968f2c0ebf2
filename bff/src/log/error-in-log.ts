import { StatedError } from './stated-error';

export type LoggedError = {
  name: string;
  code?: string;
  status?: number;
  syscall?: string;
  message?: string;
  frames?: string[];
  cause?: LoggedError;
  errors?: LoggedError[];
};

const MOST_CAUSES = 4;
const MOST_ATTEMPTS = 4;
const MOST_FRAMES = 8;

const WORD = /^[A-Za-z]\w{0,47}$/;
const SYSTEM_CODE = /^[A-Z][A-Z\d_]{1,63}$/;
const SYSTEM_CALL = /^[a-z]\w{1,23}$/;
/** Matches a stack line `    at name (file:line:column)` whose file name contains no spaces. */
const FRAME =
  /^ {4}at (?:[\w.<>$# [\]]{1,120} \()?(?:file:\/\/|node:)?[\w./@+-]{1,400}:\d+:\d+\)?$/;

const fitting = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Reads a plain property only, because a getter may run any code. */
const field = (error: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(error, name)?.value;

const statusOf = (error: object): number | undefined => {
  const status = field(error, 'status');
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
};

// Returns the stack's lines after the message. A stack that doesn't start with the message is
// dropped, because its message's end is unknown.
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
 * Returns the fields of an error that may be logged. Messages of libraries' errors are excluded, as
 * they may repeat their input.
 */
export const errorInLog = (thrown: unknown): LoggedError => logged(thrown, MOST_CAUSES);
