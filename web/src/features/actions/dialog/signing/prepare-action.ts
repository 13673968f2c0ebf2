import type { Action } from '@/lib/actions/action';
import { approvalsOf } from '@/lib/economy/orders/approval-queries';

import { definitionOf } from '../../actions';
import type { PrepareContext } from '../../shared/action';
import { mayNeedApproval } from './needed-approvals';

export const prepareAction = (action: Action, context: PrepareContext) => {
  const prepared = definitionOf(action).prepare?.(action, context);
  if (!(prepared instanceof Promise) || !mayNeedApproval(action)) return prepared;
  const approvals = approvalsOf(context.queryClient, context.token).fetch();
  return Promise.all([prepared, approvals]).then(([fetched]) => fetched);
};
