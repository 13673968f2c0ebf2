// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);

const openChat = (): void => {
  const chat: unknown = Reflect.get(globalThis, 'TraitMarketChat');
  if (typeof chat !== 'object' || chat === null) throw new Error('The widget defines itself');
  const open: unknown = Reflect.get(chat, 'open');
  if (typeof open !== 'function') throw new Error('The widget can be opened');
  open();
};

const widget = () => {
  const root = document.body.lastElementChild?.shadowRoot;
  const container = root?.querySelector<HTMLElement>('[role=dialog]')?.parentNode;
  if (!(container instanceof ShadowRoot)) throw new Error('The chat is not open');
  const dialog = container.querySelector<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('The chat is not open');
  return { dialog, focused: () => container.activeElement, ...within(dialog) };
};

const answer = (reply: string) => Response.json({ reply });

beforeEach(async () => {
  fetchStub.mockReset();
  document.body.innerHTML = '<button>Chat with us</button>';
  document.querySelector('button')?.focus();
  vi.resetModules();
  await import('./chat-widget.js');
  openChat();
});

test('opens as a dialog with a name, with the cursor in its labeled field', () => {
  const { dialog, getByRole, focused } = widget();
  expect(dialog.getAttribute('aria-modal')).toBe('false');
  expect(getByRole('heading', { name: 'Chat' }).id).toBe(dialog.getAttribute('aria-labelledby'));
  expect(focused()).toBe(getByRole('textbox', { name: 'Your message' }));
  expect(dialog.outerHTML).not.toMatch(/ on\w+=/);
});

test('sends what is written and shows the answer in its log', async () => {
  fetchStub.mockResolvedValue(answer('Nobody reads it.'));
  const { getByRole } = widget();
  const field = getByRole('textbox');
  fireEvent.input(field, { target: { value: '  Hello there ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(getByRole('log').textContent).toContain('Nobody reads it.'));
  expect(getByRole('log').textContent).toContain('Hello there');
  expect(field).toHaveProperty('value', '');
  const [url, request] = fetchStub.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/chat\/messages$/);
  expect(request?.body).toBe('{"text":"Hello there"}');
});

test('keeps the text when it could not be sent, and says so', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  const { getByRole } = widget();
  const field = getByRole('textbox');
  fireEvent.input(field, { target: { value: 'Hello' } });
  fireEvent.click(getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(getByRole('alert').textContent).toMatch(/^Your message could not be sent/),
  );
  expect(field).toHaveProperty('value', 'Hello');
  expect(getByRole('log').textContent).not.toContain('You');
});

test('sends nothing when the field is empty, and nothing twice', async () => {
  let resolve: (response: Response) => void = () => {};
  fetchStub.mockReturnValue(new Promise((resolved) => (resolve = resolved)));
  const { getByRole } = widget();
  const field = getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.input(field, { target: { value: 'a\nb' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(fetchStub).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  resolve(answer('Once'));
  await waitFor(() => expect(getByRole('log').textContent).toContain('Once'));
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test.each(['Escape', 'Close'])('%s closes it and returns the focus', (way) => {
  const { dialog, getByRole } = widget();
  if (way === 'Escape') fireEvent.keyDown(getByRole('textbox'), { key: 'Escape' });
  else fireEvent.click(getByRole('button', { name: 'Close' }));
  expect(dialog.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('Chat with us');
  openChat();
  expect(dialog.isConnected).toBe(true);
});
