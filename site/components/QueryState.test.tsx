import { render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { expect, it, vi } from 'vitest';
import { theme } from '../styles/theme';
import { renderSite } from '../test/render';
import { QueryState } from './QueryState';

const TEXTS = {
  loading: 'Loading…',
  failed: 'Could not be loaded.',
  isEmpty: (data: string[]) => data.length === 0,
  empty: 'Nothing yet',
  children: (data: string[]) => data.join(', '),
};
const IDLE = {
  data: undefined,
  isPending: false,
  isError: false,
  error: null,
  refetch: () => undefined,
};

it('announces that something is loading', () => {
  renderSite(<QueryState query={{ ...IDLE, isPending: true }} {...TEXTS} />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('says what failed and tries again on request', async () => {
  const refetch = vi.fn<() => void>();
  const { user } = renderSite(
    <QueryState query={{ ...IDLE, isError: true, refetch }} {...TEXTS} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps working when a browser has translated its text', () => {
  const show = (query: Partial<typeof IDLE>) => (
    <ThemeProvider theme={theme}>
      <QueryState query={{ ...IDLE, ...query }} {...TEXTS} />
    </ThemeProvider>
  );
  const { container, rerender } = render(show({ isPending: true }));
  translatePage(container);
  rerender(show({ isError: true }));
  expect(screen.getByRole('alert').textContent).toBe('Could not be loaded.Try again');
});

/** Replaces each text node with elements, as Chrome's page translation does. */
function translatePage(root: Node): void {
  for (const node of root.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) translatePage(node);
    else {
      const font = document.createElement('font');
      font.textContent = `(${node.nodeValue ?? ''})`;
      node.replaceWith(font);
    }
  }
}

it('has a text for an empty list', () => {
  renderSite(<QueryState query={{ ...IDLE, data: [] }} {...TEXTS} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

it('keeps showing what it has when a later read fails', () => {
  renderSite(<QueryState query={{ ...IDLE, data: ['a', 'b'], isError: true }} {...TEXTS} />);
  expect(screen.getByText('a, b')).toBeVisible();
});
