import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { AdminApp } from './AdminApp';
import { createAdminRouter } from './adminRouter';
import { speakAsBefore } from './i18n/language';
import { browserHost } from './platform';
import { Themed } from './Themed';

const root = document.getElementById('root');
if (root) {
  const router = createAdminRouter(<AdminApp host={browserHost} />);
  void speakAsBefore().then(() =>
    createRoot(root).render(
      <Themed>
        <RouterProvider router={router} />
      </Themed>,
    ),
  );
}
