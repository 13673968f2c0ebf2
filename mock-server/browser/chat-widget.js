/** A chat in a shadow root, which isolates its styles. Adds nothing to the page before `open()`. */

const MESSAGES_URL = new URL('/chat/messages', import.meta.url);
const LONGEST_MESSAGE = 2000;
const TITLE_ID = 'title';
const GREETING = 'Hello. What can we help with?';
const FAILURE =
  'Your message could not be sent. It still stands in the field: send it again in a moment.';

const STYLES = `
  :host {
    all: initial;
    color-scheme: light dark;
    --ground: light-dark(oklch(0.985 0.006 85), oklch(0.205 0.009 60));
    --raised: light-dark(oklch(0.925 0.013 83), oklch(0.27 0.011 62));
    --hairline: light-dark(oklch(0.86 0.016 80), oklch(0.33 0.012 65));
    --control: light-dark(oklch(0.58 0.02 70), oklch(0.56 0.016 70));
    --text: light-dark(oklch(0.21 0.012 60), oklch(0.945 0.014 85));
    --muted: light-dark(oklch(0.46 0.018 65), oklch(0.74 0.018 78));
    --danger: light-dark(oklch(0.52 0.19 14), oklch(0.72 0.17 12));
    --accent: oklch(0.69 0.208 36);
    --on-accent: oklch(0.17 0.03 40);
  }
  [role='dialog'] {
    position: fixed;
    inset: auto max(1rem, env(safe-area-inset-right)) max(1rem, env(safe-area-inset-bottom)) auto;
    z-index: 1300;
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    inline-size: min(22rem, calc(100vw - 2rem));
    block-size: min(28rem, calc(100dvh - 2rem));
    border: 1px solid var(--hairline);
    border-radius: 0.75rem;
    background: var(--ground);
    color: var(--text);
    font: 400 1rem/1.45 'Instrument Sans Variable', system-ui, sans-serif;
    box-shadow: 0 0.5rem 2rem oklch(0.06 0.01 60 / 30%);
    animation: rise 160ms ease-out;
  }
  @keyframes rise {
    from { opacity: 0; transform: translateY(0.5rem); }
  }
  header, form { display: flex; gap: 0.5rem 0.75rem; padding: 0.75rem; }
  header { align-items: center; padding-inline-start: 1rem; border-block-end: 1px solid var(--hairline); }
  form { align-items: end; flex-wrap: wrap; border-block-start: 1px solid var(--hairline); }
  h2 { flex: 1; margin: 0; font: inherit; font-weight: 600; }
  [role='log'] {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    margin: 0;
    padding: 1rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [role='log'] > p {
    margin: 0;
    padding: 0.5rem 0.75rem;
    max-inline-size: 85%;
    border-radius: 0.5rem;
    background: var(--raised);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [role='log'] > .mine { align-self: end; background: none; border: 1px solid var(--control); }
  .who { display: block; color: var(--muted); font-size: 0.8125rem; }
  label { flex: 1 1 100%; color: var(--muted); font-size: 0.8125rem; }
  textarea {
    flex: 1;
    min-inline-size: 0;
    box-sizing: border-box;
    block-size: 2.75rem;
    padding: 0.5625rem 0.75rem;
    resize: none;
    border: 1px solid var(--control);
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
  }
  button {
    min-block-size: 2.75rem;
    padding-inline: 1rem;
    border: 0;
    border-radius: 0.5rem;
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  header button { min-block-size: 2rem; padding-inline: 0.75rem; background: none; color: inherit; font-weight: 400; }
  header button:hover { background: var(--raised); }
  button[aria-disabled='true'] { opacity: 0.7; cursor: progress; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  [role='alert'] { flex: 1 1 100%; margin: 0; color: var(--danger); font-size: 0.875rem; }
  [role='alert']:empty { display: none; }
  @media (prefers-reduced-motion: reduce) {
    [role='dialog'] { animation: none; }
  }
`;

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
const element = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

/**
 * @param {string} text
 * @returns {Promise<string>} the reply
 */
const send = async (text) => {
  const response = await fetch(MESSAGES_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Error(`The chat answered ${response.status}`);
  /** @type {{ reply: string }} */
  const { reply } = await response.json();
  return reply;
};

const createPanel = () => {
  const host = element('div', {});
  const root = host.attachShadow({ mode: 'open' });

  const log = element('div', { role: 'log', 'aria-label': 'Messages', tabindex: '0' });
  const field = element('textarea', { id: 'text', rows: '1', maxlength: String(LONGEST_MESSAGE) });
  const failure = element('p', { role: 'alert' });
  const sendButton = element('button', { type: 'submit' }, 'Send');
  const closeButton = element('button', { type: 'button' }, 'Close');
  const form = element(
    'form',
    {},
    failure,
    element('label', { for: 'text' }, 'Your message'),
    field,
    sendButton,
  );
  const title = element('h2', { id: TITLE_ID }, 'Chat');
  const dialog = element(
    'div',
    { role: 'dialog', 'aria-modal': 'false', 'aria-labelledby': TITLE_ID },
    element('header', {}, title, closeButton),
    log,
    form,
  );
  root.append(element('style', {}, STYLES), dialog);

  /** @type {Element | null} */
  let openedFrom = null;

  const say = (/** @type {'You' | 'Trait Market'} */ who, /** @type {string} */ text) => {
    const from = element('span', { class: 'who' }, who);
    log.append(element('p', who === 'You' ? { class: 'mine' } : {}, from, text));
    log.scrollTop = log.scrollHeight;
  };

  const close = () => {
    host.remove();
    if (openedFrom instanceof HTMLElement && openedFrom.isConnected) openedFrom.focus();
    openedFrom = null;
  };

  const isSending = () => sendButton.getAttribute('aria-disabled') === 'true';

  const submit = async () => {
    const text = field.value.trim();
    if (text === '' || isSending()) return;
    sendButton.setAttribute('aria-disabled', 'true');
    failure.textContent = '';
    try {
      const reply = await send(text);
      say('You', text);
      say('Trait Market', reply);
      field.value = '';
    } catch {
      failure.textContent = FAILURE;
    } finally {
      sendButton.removeAttribute('aria-disabled');
    }
  };

  closeButton.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Otherwise, the key would also close a dialog of the page.
    event.stopPropagation();
    close();
  });
  say('Trait Market', GREETING);

  return {
    open: () => {
      if (!host.isConnected) {
        openedFrom = document.activeElement;
        document.body.append(host);
      }
      field.focus();
    },
  };
};

/** @type {ReturnType<typeof createPanel> | undefined} */
let panel;

Object.assign(globalThis, {
  TraitMarketChat: {
    /** Opens the chat with the messages of earlier openings. */
    open: () => {
      panel ??= createPanel();
      panel.open();
    },
  },
});
