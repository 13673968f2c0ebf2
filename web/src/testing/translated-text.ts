/**
 * Returns whether a translator would replace this text. It replaces text nodes by elements, so
 * React's later changes of these nodes fail.
 */
const isTranslated = (node: Node | null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  node.parentElement?.closest('[translate=no]') === null;

/**
 * Returns whether the node is the container of a test: a plain `div` in the body. Text directly in
 * it belongs to the test, not to the app.
 */
const isContainer = (parent: Node): boolean =>
  parent === document.body ||
  (parent.parentNode === document.body &&
    parent instanceof HTMLDivElement &&
    parent.attributes.length === 0);

const faults: string[] = [];

const check = (parent: Node, node: Node | null, action: string): void => {
  if (!isTranslated(node) || isContainer(parent)) return;
  const place = parent instanceof Element ? parent.outerHTML.slice(0, 300) : parent.nodeName;
  faults.push(`${action} the text "${node.data.trim()}" in ${place}: wrap it in its own element.`);
};

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function insert<T extends Node>(node: T, before: Node | null): T {
  check(this, before, 'Inserted before');
  insertBefore.call(this, node, before);
  return node;
};

Node.prototype.removeChild = function remove<T extends Node>(node: T): T {
  check(this, node, 'Removed');
  removeChild.call(this, node);
  return node;
};

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

// Checks only texts that have siblings. For an element's only text, React may also use
// `textContent`.
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    const parent = this.parentNode;
    if (parent !== null && parent.childNodes.length > 1 && this.nodeValue !== value)
      check(parent, this, 'Changed');
    nodeValue?.set?.call(this, value);
  },
});

export const takeTranslationFaults = (): string[] => faults.splice(0);
