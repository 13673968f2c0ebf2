import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { FeatureFlagsConfig } from '@/config/app-config';
import { renderScreen } from '@/testing/render-screen';

import { useFeatureEnabled } from './use-feature-enabled';

let hosts = 0;
const newHost = (): FeatureFlagsConfig => {
  hosts += 1;
  return { host: `https://features-${hosts}.example`, clientKey: 'sdk', usageUrl: null };
};

const words = new Map([
  [undefined, 'not known'],
  [true, 'open'],
  [false, 'closed'],
]);
function Market() {
  return <p>{`The market is ${words.get(useFeatureEnabled('market'))}.`}</p>;
}
const visit = (featureFlags: FeatureFlagsConfig | null) =>
  renderScreen(<Market />, { appConfig: { featureFlags } });

const answerWith = (features: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ features })));

test.each([
  [true, 'The market is open.'],
  [false, 'The market is closed.'],
  ['yes', 'The market is closed.'],
])('a flag with the value %j', async (defaultValue, said) => {
  answerWith({ market: { defaultValue } });
  visit(newHost());
  expect(screen.getByText('The market is not known.')).toBeInTheDocument();
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('an unknown flag is off', async () => {
  answerWith({});
  visit(newHost());
  expect(await screen.findByText('The market is closed.')).toBeInTheDocument();
});

test('is closed at once when no host is configured', () => {
  visit(null);
  expect(screen.getByText('The market is closed.')).toBeInTheDocument();
});

function Visits() {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        Leave or return
      </button>
      {isThere && <Market />}
    </>
  );
}

test('does not wait again for people who come back', async () => {
  answerWith({ market: { defaultValue: true } });
  renderScreen(<Visits />, { appConfig: { featureFlags: newHost() } });
  await screen.findByText('The market is open.');
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(screen.queryByText('The market is open.')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.getByText('The market is open.')).toBeInTheDocument();
});
