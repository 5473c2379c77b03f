import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type MountedFolder = {
  path: string;
  /** Remounts it; no file may be open for writing. @throws Error if the system refuses */
  setWritable: (isWritable: boolean) => void;
  remove: () => Promise<void>;
};

/**
 * A small file system in memory.
 * @returns the reason as a text if the system has none
 */
export async function mountFolder(megabytes: number): Promise<MountedFolder | string> {
  if (process.platform !== 'linux') return 'only Linux has tmpfs';
  if (process.getuid?.() !== 0) return 'mounting needs root';
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-mount-'));
  const failure = mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (failure) {
    await rm(folder, { recursive: true });
    return `mount: ${failure}`;
  }
  return {
    path: folder,
    setWritable: (isWritable) => {
      const refused = mount(['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder]);
      if (refused) throw new Error(`mount: ${refused}`);
    },
    remove: async () => {
      spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns mount's error message */
function mount(args: string[]): string | null {
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status === 0) return null;
  return (error?.message ?? stderr).trim();
}
