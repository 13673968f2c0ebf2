import { defineAction } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';
import { convertsOwn } from '../shared/matching';

export const unwrap = defineAction<'unwrap'>({
  Form: ConvertForm,
  steps: { unwrap: convertsOwn },
  chains: ({ chainId }) => [chainId],
});
