import { useRef } from 'react';

/**
 * Returns one key per content, so that the server stores a repeat (a double click, a lost response) only once.
 * Call `forget` after success: sending the same content again then counts as a new request.
 */
export function useIdempotencyKey(): { keyOf: (body: object) => string; forget: () => void } {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf: (body) => {
      const content = JSON.stringify(body);
      if (last.current?.content !== content) last.current = { content, key: newKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = null;
    },
  };
}

/** Creates a unique key. `crypto.randomUUID` is missing on plain http, so there is a fallback. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
