import { PartBoundary } from '@site/admin/PartBoundary';
import { createRoot } from 'react-dom/client';
import { BookingSheet } from './BookingSheet';
import { DesktopApp } from './DesktopApp';
import { Themed } from './Themed';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Themed>
      <PartBoundary>
        {location.pathname === '/sheet' ? <BookingSheet /> : <DesktopApp />}
      </PartBoundary>
    </Themed>,
  );
}
