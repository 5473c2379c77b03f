export function ensurePackages(options: {
  root: string;
  npm: { command: string; args: string[] };
  say: (line: string) => void;
  force?: boolean;
  missing?: string[];
}): Promise<boolean>;
export function arePackagesReady(root: string): Promise<boolean>;
