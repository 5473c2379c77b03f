import { fileURLToPath } from 'node:url';
import manifest from './package.json' with { type: 'json' };

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/** Import names of the rooms, the same in every bundle and test; `tsconfig.json` holds them for types. */
export const alias = {
  '@shared': `${root}shared`,
  '@site': `${root}site`,
  '@server': `${root}server`,
};

/**
 * Packages that stay in `node_modules` at run time: native ones, and `pg`, which few villas load. `dependencies` of
 * `package.json` lists them, and the container image and the desktop app contain no others. The bundles contain
 * the packages that they use from `devDependencies`.
 */
export const RUNTIME_PACKAGES = Object.keys(manifest.dependencies);

/** Each bundle lists its packages in this file, for `scripts/lib/notices.mjs`. */
export const LICENCES = { fileName: '.vite/licences.json' };
