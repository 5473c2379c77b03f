import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/** Import names of the rooms, the same in every bundle and test; `tsconfig.json` holds them for types. */
export const alias = {
  '@shared': `${root}shared`,
  '@site': `${root}site`,
  '@server': `${root}server`,
};
