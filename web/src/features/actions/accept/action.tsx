import { TakeOrderForm } from '../shared/orders/take-order-form';
import { type ActionOf, type FormProps, defineAction } from '../shared/action';
import { AcceptAnyAvatarForm } from './accept-any-avatar-form';
import { AcceptAnyForm } from './accept-any-form';
import { AcceptNext } from './accept-next';
import { approvesForLater, cancelsOwn, convertsOwn, fulfilsOneOf } from '../shared/matching';

function Form(props: FormProps<ActionOf<'accept'>>) {
  const [wanted] = props.action.order.gets;
  if (wanted?.kind === 'anyAvatar') return <AcceptAnyAvatarForm {...props} wanted={wanted} />;
  return wanted?.kind === 'any' ? (
    <AcceptAnyForm {...props} criteria={wanted.criteria} />
  ) : (
    <TakeOrderForm {...props} />
  );
}

export const accept = defineAction<'accept'>({
  Form,
  Next: AcceptNext,
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    fulfilment: (step, { action, address }) => fulfilsOneOf(step, [action.order], address),
    cancel: cancelsOwn,
  },
  chains: ({ order }) => [order.chainId],
  traitId: ({ order: { gets } }, values) => {
    const [item] = gets;
    if (item?.kind === 'any') return values['give'];
    return item?.kind === 'trait' ? item.trait.id : undefined;
  },
  avatar: ({ order: { kind, gets } }, { give }) => {
    const [item] = gets;
    if (item?.kind === 'anyAvatar')
      return give === undefined ? undefined : { collection: item.collection, tokenId: give };
    return kind !== 'trade' && item?.kind === 'avatar' ? item.avatar : undefined;
  },
  needsApproval: true,
  wakes: () => [],
});
