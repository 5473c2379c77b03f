import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AdminApp } from './AdminApp';
import { browserHost } from './host';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <AdminApp host={browserHost} />
    </BrowserRouter>,
  );
}
