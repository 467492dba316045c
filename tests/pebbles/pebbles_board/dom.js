// Elements without a framework.

/**
 * @param {string} name of an element; one of a drawing begins with "svg:"
 * @param {Record<string, unknown>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {any}
 */
export function el(name, attributes = {}, ...children) {
  const space = name.startsWith('svg:') ? '2000/svg' : '1999/xhtml';
  const made = document.createElementNS(`http://www.w3.org/${space}`, name.replace('svg:', ''));
  put(made, attributes);
  made.append(...children);
  return made;
}

/**
 * Attributes; one that is null or false is none.
 * @param {Element} thing
 * @param {Record<string, unknown>} attributes
 */
export function put(thing, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (value === null || value === undefined || value === false) thing.removeAttribute(name);
    else thing.setAttribute(name, String(value));
}
