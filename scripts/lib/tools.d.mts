type CanRun = (command: string, args: string[]) => boolean;
type Variables = Readonly<Record<string, string | undefined>>;

export function checkNode(version: string): void;
export function findNpm(machine: {
  env: Variables;
  execPath: string;
  platform: NodeJS.Platform;
  exists?: (file: string) => boolean;
  canRun?: CanRun;
}): { command: string; args: string[] };
export function missingCompilers(machine: {
  env: Variables;
  platform: NodeJS.Platform;
  canRun?: CanRun;
}): string[];
export function howToGetCompilers(platform: NodeJS.Platform, osRelease: string): string;
export function readOsRelease(): string;
