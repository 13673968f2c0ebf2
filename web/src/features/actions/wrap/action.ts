import { defineAction } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';
import { cancelsOwn, convertsOwn } from '../shared/matching';

export const wrap = defineAction<'wrap'>({
  Form: ConvertForm,
  steps: { wrap: convertsOwn, cancel: cancelsOwn },
  chains: ({ chainId }) => [chainId],
  wakes: () => [],
});
