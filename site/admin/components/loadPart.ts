import { lazy, type ComponentType } from 'react';

/** A part of the back office whose script did not come: no connection, or a newer version took its place. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/**
 * A component that is loaded when it is first shown.
 * @param load imports it
 * @returns throws {@link PartLoadError} where it did not come, unlike an error of its own
 */
export function loadPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PartLoadError('A part of the page could not be loaded', { cause });
    }
  });
}
