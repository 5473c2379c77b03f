export function findChromium(machine: {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  home?: string;
}): string;
