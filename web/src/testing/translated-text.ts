/** Translators replace text nodes by elements, so React's later changes of them fail. */
const isTranslated = (node: Node | null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  node.parentElement?.closest('[translate=no]') === null;

/** Returns whether the node is a test's container, whose direct text isn't the app's. */
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

// Checks texts with siblings: React may change an only text by `textContent` too.
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
