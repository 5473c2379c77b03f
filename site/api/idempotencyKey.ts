import { useRef } from 'react';

/**
 * A key for each content that is sent: the same one for the same content, sent again after a lost
 * answer or a double click, so that the server stores it once. `forget` once it is stored: the same
 * content after that is meant as another.
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

/** A value that no other call has. `randomUUID` exists on https and localhost only; on plain http one gets a key all the same. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
