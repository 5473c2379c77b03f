export type ElectronRuntime = { folder: string; binary: string; version: string };
export declare function findElectron(options: {
  root: string;
  say: (line: string) => void;
}): Promise<ElectronRuntime | { reason: string }>;
export declare function runnableElectron(runtime: ElectronRuntime): Promise<string>;
