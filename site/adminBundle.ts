import { root } from '../vite.alias.ts';

// Bundling of the back office, for browsers and the desktop app.

/** The package only exports its development build, whose warnings nobody reads here. */
export const REACT_ROUTER = `${root}node_modules/react-router/dist/production/index.mjs`;

/**
 * A single start file. Split by modules shared with later screens it was sixty, which took longer to request than
 * to run.
 */
export const START_AS_ONE_FILE = { groups: [{ name: 'start', tags: ['$initial' as const] }] };
/** Size in kilobytes above which the build warns. */
export const START_KB = 1200;

/**
 * Modules of rules, schemas and texts have no side effects, so unused ones are dropped. Of a language's file only the
 * requested tables are included.
 */
export const TREESHAKE = {
  moduleSideEffects: (id: string) => !id.startsWith(`${root}shared/`),
  manualPureFunctions: ['translation'],
};
