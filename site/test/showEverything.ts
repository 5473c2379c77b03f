import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces IntersectionObserver, which jsdom lacks. @returns `show` makes everything observed visible */
export function showEverything(): { show: () => void } {
  const watching: { callback: IntersectionObserverCallback; isOn: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly own;
      constructor(callback: IntersectionObserverCallback) {
        this.own = { callback, isOn: false };
        watching.push(this.own);
      }
      observe() {
        this.own.isOn = true;
      }
      disconnect() {
        this.own.isOn = false;
      }
    },
  );
  return {
    show: () =>
      act(() => {
        for (const { callback, isOn } of watching) {
          if (isOn)
            callback([{ isIntersecting: true } as IntersectionObserverEntry], null as never);
        }
      }),
  };
}
