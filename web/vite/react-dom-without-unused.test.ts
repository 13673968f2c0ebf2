import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type ReactTypes from 'react';
import type * as ReactDomTypes from 'react-dom';
import type * as ReactDomClientTypes from 'react-dom/client';
import { parseAst } from 'vite';
import { expect, test, vi } from 'vitest';

import {
  isReactDom,
  leftOutAttributes,
  leftOutIn,
  withoutUnused,
} from './react-dom-without-unused';

const require = createRequire(import.meta.url);
const production = (of: string, file: string): string =>
  join(dirname(require.resolve(`${of}/package.json`)), `cjs/${file}.production.js`);

const file = production('react-dom', 'react-dom-client');
const installed = readFileSync(file, 'utf8');
const trimmed = withoutUnused(installed);

type React = typeof ReactTypes;
type ReactDom = typeof ReactDomTypes;
type ReactDomClient = typeof ReactDomClientTypes;

/** React as browsers get it: nothing of it warns, and none of it is what the tests of screens run. */
const load = () => {
  const run = <Module>(code: string, known: Record<string, unknown> = {}): Module => {
    const module = { exports: {} };
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
    new Function('module', 'exports', 'require', code)(
      module,
      module.exports,
      (name: string) => known[name] ?? require(name),
    );
    return module.exports as Module;
  };
  const react = run<React>(readFileSync(production('react', 'react'), 'utf8'));
  const dom = run<ReactDom>(readFileSync(production('react-dom', 'react-dom'), 'utf8'), { react });
  const client = run<ReactDomClient>(trimmed, { react, 'react-dom': dom });
  return { react, dom, client };
};

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toBe(text));

test('what remains is a program without unused parts', () => {
  expect(isReactDom(file.replaceAll('\\', '/'))).toBe(true);
  expect(() => parseAst(trimmed)).not.toThrow();
  expect(trimmed.length).toBeLessThan(0.9 * installed.length);
  for (const part of ['FragmentInstance.prototype.focus', 'useOptimistic:', 'case 31:', 'case 30:'])
    expect([installed.includes(part), trimmed.includes(part)], part).toEqual([true, false]);
});

test.each([
  'shouldStartViewTransition',
  'waitForCommitToBeReady',
  'FragmentInstance',
  'extractEvents$1',
])('a React that no longer has %s fails the build', (part) => {
  expect(() => withoutUnused(installed.replaceAll(part, 'other'))).toThrow(/^react-dom has no /);
});

test.each([
  ['import_react.Suspense', 'import_react.Suspense'],
  ['(0, require_react().lazy)(load)', 'require_react().lazy'],
  ['React.useOptimistic(0)', 'React.useOptimistic'],
  ["Symbol.for('react.lazy')", null],
  ['import_react.useState(0)', null],
])('in %s it finds %s', (code, used) => {
  expect(leftOutIn(code)).toBe(used);
});

test('leaves out attributes with two names, unless the product uses them', () => {
  const names = leftOutAttributes(installed);
  expect(names).toContain('accentHeight');
  expect(names).not.toContain('strokeWidth');
  expect([trimmed.includes('accent-height'), trimmed.includes('stroke-width')]).toEqual([
    false,
    true,
  ]);
});

test('state, effects, context, memo, portals, typing, the pointer and errors work as before', async () => {
  const { react, dom, client } = load();
  const { createElement: h, useState } = react;
  const done: string[] = [];
  const Unit = react.createContext('none');
  const Price = react.memo(
    ({ amount }: { amount: number }) => `${amount} ${react.useContext(Unit)} `,
  );
  class Boundary extends react.Component<{ children?: ReactTypes.ReactNode }> {
    override state = { error: '' };
    static getDerivedStateFromError = (error: Error) => ({ error: error.message });
    override render() {
      return this.state.error || this.props.children;
    }
  }
  const Broken = (): string => {
    throw new Error('broken ');
  };
  function App() {
    const [amount, setAmount] = useState(1);
    const [name, setName] = useState('');
    const late = react.useDeferredValue(name);
    react.useEffect(() => {
      done.push(`effect ${amount}`);
      return () => void done.push(`left ${amount}`);
    }, [amount]);
    react.useLayoutEffect(() => void done.push('layout'), []);
    return h(
      react.StrictMode,
      null,
      h('button', { onClick: () => react.startTransition(() => setAmount(amount + 1)) }, 'more '),
      h('input', { value: name, onChange: (event) => setName(event.target.value) }),
      h('i', { onMouseEnter: () => void done.push('entered') }),
      h(Unit, { value: 'ETH' }, h(Price, { amount })),
      h(Boundary, null, h(Broken)),
      Array.from({ length: amount }, (_, index) => h('b', { key: amount - index }, index)),
      ` ${late} `,
      dom.createPortal('portal', document.body),
    );
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(container);
  root.render(h(App));
  await shown('more 1 ETH broken 0  portal');

  container.querySelector('button')?.click();
  await shown('more 2 ETH broken 01  portal');
  const input = container.querySelector('input');
  // As a browser does it: past React, which watches the field's value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'hat');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await shown('more 2 ETH broken 01 hat portal');
  container.querySelector('i')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  root.unmount();
  await shown('');
  await vi.waitFor(() =>
    expect(done).toEqual(['layout', 'effect 1', 'left 1', 'effect 2', 'entered', 'left 2']),
  );
  container.remove();
});

test('takes over server-rendered HTML, and reports a mismatch', async () => {
  const { react, client } = load();
  const { createElement: h, useState } = react;
  function Count() {
    const [count, setCount] = useState(0);
    return h('button', { onClick: () => setCount(count + 1) }, 'Count ', count);
  }
  const container = document.body.appendChild(document.createElement('div'));
  const told: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => void told.push(error) };
  container.innerHTML = '<button>Count <!-- -->0</button>';
  const before = container.querySelector('button');
  const root = client.hydrateRoot(container, h(Count), options);
  await vi.waitFor(() => {
    before?.click();
    expect(container.textContent).not.toBe('Count 0');
  });
  expect(container.querySelector('button')).toBe(before);
  expect(told).toEqual([]);
  root.unmount();

  container.innerHTML = '<p>Something else</p>';
  client.hydrateRoot(container, h(Count), options);
  await shown('Count 0');
  expect(told).toHaveLength(1);
  container.remove();
});
