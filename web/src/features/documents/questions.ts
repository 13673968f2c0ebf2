import { isValidElement, type ReactNode } from 'react';

import type { StructuredThing } from '@/lib/rendering/server-render';

import type { Section } from './document-page';

/** Matches the elements whose texts are separate sentences. */
const BLOCK = /^(?:p|li)$/;

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const text = textOf(node.props.children);
  return typeof node.type === 'string' && BLOCK.test(node.type) ? `${text} ` : text;
};

/** Describes the sections whose titles are questions, each with its whole answer. */
export const questionsAndAnswers = (sections: readonly Section[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: sections
    .filter(({ title }) => title.endsWith('?'))
    .map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: textOf(body) },
    })),
});
