import { lazy, type ComponentType } from 'react';

/** The script of a part did not load: no connection, or a newer version has replaced it. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

/**
 * A component that is loaded when first shown.
 * @returns throws {@link PartLoadError} if loading failed
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
