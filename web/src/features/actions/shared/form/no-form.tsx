import { Misleading } from './misleading';

/** An action without a form opens with its review, unless it shows something else than it would sign. */
export function Form() {
  return <Misleading />;
}
