import { OWNER_PASSWORD, signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import {
  connectTo,
  newProfile,
  removeProfile,
  signInWith,
  startDesktop,
  type DesktopApp,
} from './desktopApp';

export type SignedIn = {
  server: BuiltServer;
  api: ApiSession;
  profile: string;
  desktop: DesktopApp;
  close: () => Promise<void>;
};

/** A server of its own, and the app connected and signed in to it. */
export async function startSignedIn(): Promise<SignedIn> {
  const server = await startBuiltServer();
  const api = await signInFirstTime(server.url, server.adminPassword() ?? '');
  const profile = await newProfile();
  const desktop = await startDesktop(profile);
  await connectTo(desktop.page, server.url);
  await signInWith(desktop.page, OWNER_PASSWORD);
  await desktop.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  return {
    server,
    api,
    profile,
    desktop,
    close: async () => {
      await desktop.close();
      await server.close();
      await removeProfile(profile);
    },
  };
}
