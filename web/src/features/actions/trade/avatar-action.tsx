import { CheckInput } from '@/components/ui/check-input';

import { counteredValues } from './countered-values';
import { TradeForm } from './trade-form';
import { TradeValue } from './trade-value';
import { defineAction } from '../shared/action';
import { labelsOfAvatarDetail, promisesOf, wornText } from '../shared/avatars/avatar-promises';
import { makesOrders } from '../shared/making-orders';
import { replacesNothing } from '../shared/matching';
import { TICKED, UNTICKED } from '../shared/orders/trade-choices';
import { useActionValues } from '../shared/form/use-action-values';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';

function TradeForAvatar({ avatar, ...rest }: AvatarFormProps) {
  const form = useActionValues(rest.store);
  const isSure = form.values['dressed'] !== UNTICKED;
  const { chainId, token, tokenId, fees, collection } = avatar;
  return (
    <TradeForm
      {...rest}
      form={form}
      wanted={{
        chainId,
        item: { kind: 'avatar', avatar },
        asset: { kind: 'avatar', token, tokenId },
        fees,
        promises: isSure ? promisesOf(avatar) : [],
        labels: labelsOfAvatarDetail(avatar),
        offer: { kind: 'offerAvatar', collection, tokenId },
      }}
    >
      {avatar.worn.length > 0 && (
        <label className="flex cursor-pointer gap-3 text-sm">
          <CheckInput
            checked={isSure}
            onChange={({ target }) => form.change('dressed')(target.checked ? TICKED : UNTICKED)}
          />
          <span className="min-w-0 wrap-anywhere">
            Only with what it wears now: {wornText(avatar)}
            <span className="block text-muted">
              The trade can’t be accepted once one of them is taken off or swapped.
            </span>
          </span>
        </label>
      )}
    </TradeForm>
  );
}

export const tradeAvatar = defineAction<'tradeAvatar'>({
  initialValues: counteredValues,
  ReviewNotice: TradeValue,
  Form: withAvatar(TradeForAvatar),
  ...makesOrders(
    'trade',
    ({ gets: [wanted] }, { tokenId }, step) =>
      replacesNothing(step) && wanted?.kind === 'avatar' && wanted.tokenId === tokenId,
  ),
  avatar: (action) => action,
});
