export type Counts = {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
  flaky: string[];
};
export function countCheck(name: string, hasPassed: boolean): Counts;
export function countVitest(name: string, report: unknown, exitCode: number): Counts;
export function sumCounts(list: Counts[]): Counts;
export function formatCounts(counts: Counts): string;
export function limitFlaky(counts: Counts): Counts;
