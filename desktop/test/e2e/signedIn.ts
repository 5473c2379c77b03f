import { OWNER_PASSWORD, signInFirstTime, type ApiSession } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import {
  connectTo,
  newProfile,
  removeProfile,
  signInWith,
  startDesktop,
  type DesktopApp,
} from './desktopApp';
import { startServerBehindProxy, type FrontProxy } from './frontProxy';

export type SignedIn = {
  server: BuiltServer;
  /** The villa's address as the app knows it. */
  proxy: FrontProxy;
  api: ApiSession;
  profile: string;
  desktop: DesktopApp;
  close: () => Promise<void>;
};

/**
 * A separate server behind a proxy, with the app connected and signed in. Most tests share one: see `sharedOwner.ts`.
 * @param options.args further arguments of the app
 */
export async function startSignedIn(options: { args?: string[] } = {}): Promise<SignedIn> {
  const { server, proxy } = await startServerBehindProxy();
  const api = await signInFirstTime(server.url, server.adminPassword() ?? '');
  const profile = await newProfile();
  const desktop = await startDesktop(profile, options.args ? { args: options.args } : {});
  await connectTo(desktop.page, proxy.url);
  await signInWith(desktop.page, OWNER_PASSWORD);
  await desktop.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  return {
    server,
    proxy,
    api,
    profile,
    desktop,
    close: async () => {
      await desktop.close();
      await proxy.close();
      await server.close();
      await removeProfile(profile);
    },
  };
}
