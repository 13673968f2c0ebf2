import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { PageHeading } from '@/components/page/page-heading';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { Shell } from './shell';

const scrollTo = vi.fn();

beforeEach(() => {
  stubApi({});
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
});

const renderShell = () =>
  renderScreen(
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<PageHeading title="Home" />} />
        <Route path="packs" element={<PageHeading title="Packs" />} />
      </Route>
    </Routes>,
  );

test('R2.25 the notice is above every page, word for word', () => {
  renderShell();
  expect(
    screen.getByText(
      'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.',
    ),
  ).toBeInTheDocument();
});

test('the first element in the tab order skips to the content', async () => {
  renderShell();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.querySelector('#main')).toBe(screen.getByRole('main'));
});

test('a newly opened page starts at its top, and its heading is focused and announced', async () => {
  renderShell();
  scrollTo.mockReset();
  const [toPacks] = screen.getAllByRole('link', { name: 'Packs' });
  expect(toPacks).toBeDefined();
  if (toPacks) await userEvent.click(toPacks);
  expect(screen.getByRole('heading', { level: 1, name: 'Packs' })).toHaveFocus();
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Packs');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe('Packs · Trait Market');
});

test('E306 a press hides the notice, and stores its text', async () => {
  renderShell();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
  expect(document.documentElement).toHaveAttribute('data-notice-dismissed');
  expect(localStorage.getItem('dismissedNotice')).toMatch(/^Notice - An issue/);
  expect(screen.getByRole('main')).toHaveFocus();
  document.documentElement.removeAttribute('data-notice-dismissed');
});
