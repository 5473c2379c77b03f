import { createRoot } from 'react-dom/client';
import { BookingSheet } from './BookingSheet';
import { DesktopApp } from './DesktopApp';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(location.pathname === '/sheet' ? <BookingSheet /> : <DesktopApp />);
}
