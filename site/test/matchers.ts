import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** The element is in the document, not hidden by its style, and nothing around it is marked as hidden. */
    toBeVisible: () => T;
  }
}

expect.extend({
  toBeVisible(received: unknown) {
    const pass = received instanceof Element && received.isConnected && !isHidden(received);
    return {
      pass,
      message: () => `expected ${describeElement(received)} ${pass ? 'not ' : ''}to be visible`,
    };
  },
});

/** Styles are asked of the element alone: jsdom takes long to work them out. */
function isHidden(element: Element): boolean {
  if (element.closest('[hidden], [inert]')) return true;
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
}

function describeElement(received: unknown): string {
  return received instanceof Element ? received.outerHTML.slice(0, 200) : String(received);
}
