export function ensureBundles(options: {
  root: string;
  say: (line: string) => void;
  force?: boolean;
}): Promise<boolean>;
