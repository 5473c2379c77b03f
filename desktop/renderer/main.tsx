// Imported first, so that the state arrives while the modules below run.
import { stateKnown } from './start';
import { LazyPart } from '@site/admin/components/LazyPart';
import { loadPart } from '@site/admin/components/loadPart';
import { PartBoundary } from '@site/admin/components/PartBoundary';
import { createAdminRouter } from '@site/admin/adminRouter';
import { alsoIn, speakAsBefore } from '@site/admin/i18n/language';
import { Themed } from '@site/admin/Themed';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { DesktopApp } from './DesktopApp';
import { StartFailure } from './StartFailure';

const BookingSheet = loadPart(async () => (await import('./BookingSheet')).BookingSheet);

const root = document.getElementById('root');
alsoIn(async () => (await import('./texts.pt')).rendererPt);
if (root) {
  const page = createRoot(root);
  void Promise.all([speakAsBefore(), stateKnown]).then(() =>
    page.render(
      <Themed>
        <PartBoundary>{screen()}</PartBoundary>
      </Themed>,
    ),
  );
}

function screen() {
  if (location.pathname === '/sheet') {
    return (
      <LazyPart waiting={null}>
        <BookingSheet />
      </LazyPart>
    );
  }
  // The preload script failed, which the main process has logged.
  if (!('villaDesktop' in window)) return <StartFailure failure={new Error('No bridge')} />;
  return <RouterProvider router={createAdminRouter(<DesktopApp />)} useTransitions={false} />;
}
