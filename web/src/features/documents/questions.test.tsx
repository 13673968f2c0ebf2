import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { renderScreen } from '@/testing/render-screen';

import { DocumentPage } from './document-page';
import { helpSections } from './help-sections';
import { questionsAndAnswers } from './questions';

const PageSchema = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(
    z.object({
      '@type': z.literal('Question'),
      name: z.string(),
      acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string() }),
    }),
  ),
});

const { mainEntity } = z.parse(PageSchema, questionsAndAnswers(helpSections));

const normalized = (text: string): string =>
  text.replaceAll('(opens in a new tab)', '').replaceAll(/\s+/g, '');

test('search engines get each question of the help with the answer that the page shows', () => {
  renderScreen(<DocumentPage title="Help" lead="" sections={helpSections} />);
  for (const { name, acceptedAnswer } of mainEntity) {
    const shown = screen.getByRole('region', { name }).textContent;
    expect(normalized(name + acceptedAnswer.text)).toBe(normalized(shown));
  }
});

test('a section whose title isn’t a question is left out', () => {
  const titles = mainEntity.map(({ name }) => name);
  expect(titles).toContain('What is a trait?');
  expect(titles).not.toContain('My wallet doesn’t connect');
  expect(titles.length).toBeGreaterThan(20);
});

test('the sentences of an answer are separated', () => {
  for (const { acceptedAnswer } of mainEntity)
    expect(acceptedAnswer.text).not.toMatch(/[a-z][.:]\p{L}/u);
});
