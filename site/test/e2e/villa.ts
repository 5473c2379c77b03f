import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { keepPictures } from '@server/test/newVilla';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';

export type Villa = {
  server: BuiltServer;
  url: string;
  browser: Browser;
  close: () => Promise<void>;
};

/**
 * Starts the built server with a new villa, and a browser.
 * @param options.env the server's environment variables
 */
export async function startVilla(options: { env?: Record<string, string> } = {}): Promise<Villa> {
  const server = await startBuiltServer(options);
  try {
    const browser = await launchBrowser();
    const close = async () => {
      await browser.close();
      await server.stop();
      await keepPictures(server.dataDir);
      await server.close();
    };
    return { server, url: server.url, browser, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
