import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { confirmQuestion } from '../stores/freshSignIn';
import { signInQuestion } from '../stores/sessionExpiry';
import { keepStylesSlim } from './slimStyles';

declare module 'vitest' {
  interface Matchers<T> {
    /** The element is in the document, and neither it nor an ancestor is hidden. */
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

/** Only reads the element's own styles, because computing them is slow in jsdom. */
function isHidden(element: Element): boolean {
  if (element.closest('[hidden], [inert]')) return true;
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
}

function describeElement(received: unknown): string {
  return received instanceof Element ? received.outerHTML.slice(0, 200) : String(received);
}

const STORE_MODULES = import.meta.glob<Record<string, unknown>>(
  ['../stores/*.ts', '../admin/i18n/language.ts', '!../stores/*.test.ts'],
  { eager: true },
);

configure({
  // Generous, because a busy machine is slow, and a test that waits for long has failed anyway.
  asyncUtilTimeout: 15_000,
  // Each poll fails with an error; only the last one prints the document.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    return Object.defineProperty(error, 'message', {
      // `waitFor` defines it again when the time is over.
      configurable: true,
      get: () => (text ??= `${message ?? ''}\n\n${prettyDOM(container) || ''}`),
    });
  },
});

// Inserts each rule separately. As text, a new rule makes jsdom parse the whole style sheet again.
process.env['SC_DISABLE_SPEEDY'] = 'false';

// Some tests render on the server, without a document.
const hasDocument = typeof document !== 'undefined';
if (hasDocument) {
  addWhatJsdomLacks();
  keepStylesSlim();
}

// Test files share modules, window and document, so each test must clean up. Vitest resets spies and stubbed
// globals itself, see vitest.config.ts.
afterEach(() => {
  vi.useRealTimers();
  if (hasDocument) resetDocument();
  for (const module of Object.values(STORE_MODULES)) {
    for (const store of Object.values(module).filter(isStore)) {
      store.setState(store.getInitialState(), true);
    }
  }
  confirmQuestion.answer(false);
  signInQuestion.answer(false);
});

function addWhatJsdomLacks(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

function resetDocument(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.documentElement.scrollTop = 0;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}

/** What `create` of zustand returns. */
function isStore(value: unknown): value is {
  getInitialState: () => unknown;
  setState: (state: unknown, replace: true) => void;
} {
  return typeof value === 'function' && 'getInitialState' in value;
}
