export declare function ensureDesktop(options: {
  root: string;
  say: (line: string) => void;
}): Promise<void>;
