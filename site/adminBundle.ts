import { root } from '../vite.alias.ts';

// How the back office is bundled, for browsers and for the desktop app.

/** Its package names only the half for development, which has warnings that nobody reads here. */
export const REACT_ROUTER = `${root}node_modules/react-router/dist/production/index.mjs`;

/**
 * What its start needs is one file: cut where later screens share a module it was sixty, and asking
 * for them took longer than running them.
 */
export const START_AS_ONE_FILE = { groups: [{ name: 'start', tags: ['$initial' as const] }] };
/** Bigger than this, in kilobytes, it is warned of. */
export const START_KB = 1200;

/**
 * Rules, schemas and texts do nothing by being loaded; those that nobody asks for stay out. Of a language's
 * file only the tables that are asked for come along.
 */
export const TREESHAKE = {
  moduleSideEffects: (id: string) => !id.startsWith(`${root}shared/`),
  manualPureFunctions: ['translation'],
};
