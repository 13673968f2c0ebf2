import { PlanMismatch } from './plan-mismatch';

/** Shown for an action without a form only when its plan differs from what would be signed. */
export function Form() {
  return <PlanMismatch />;
}
