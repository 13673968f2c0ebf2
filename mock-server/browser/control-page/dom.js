/**
 * @template {Element} Kind
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export const find = (root, selector, kind) => {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
};

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const element = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

/**
 * @param {string} label
 * @param {() => void} onPress
 * @param {Record<string, string>} attributes
 */
export const button = (label, onPress, attributes = {}) => {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', onPress);
  return made;
};

/**
 * @param {HTMLFormElement} form
 * @param {(data: FormData) => void} action
 */
export const onSubmit = (form, action) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    action(new FormData(form));
  });
};

/**
 * @param {FormData} data
 * @param {string} name
 */
export const textOf = (data, name) => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Renders a list only when its items have changed, so that the focus stays where it is. If the
 * focused item was replaced, the focus moves to `home`.
 * @template Item
 * @param {HTMLElement} list
 * @param {(item: Item) => Node} draw
 * @param {HTMLElement} [home]
 * @returns {(items: readonly Item[]) => void}
 */
export const stableList = (list, draw, home) => {
  let drawn = '';
  return (items) => {
    const wanted = JSON.stringify(items);
    if (wanted === drawn) return;
    drawn = wanted;
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...items.map(draw));
    if (hadFocus) home?.focus();
  };
};

/**
 * Hides and disables the fields of all other choices, but preserves their values.
 * @param {HTMLFormElement} form
 * @param {string} choice
 */
export const showOnly = (form, choice) => {
  for (const field of form.querySelectorAll('[data-only]')) {
    const isWanted = field.getAttribute('data-only') === choice;
    field.toggleAttribute('hidden', !isWanted);
    field.querySelector('input, textarea')?.toggleAttribute('disabled', !isWanted);
  }
};
