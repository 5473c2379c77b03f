export function findPostgres(options?: { debianFolder?: string; searchPath?: string }): string;
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>;
