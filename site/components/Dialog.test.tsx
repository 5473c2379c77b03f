import { screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '../test/render';
import { Dialog } from './Dialog';

function Example({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Sure?"
        description="Once more"
      >
        {children}
        <button onClick={() => setIsOpen(false)}>Yes</button>
      </Dialog>
    </>
  );
}

it('is named, described, takes the focus and gives it back', async () => {
  const { user } = renderSite(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Once more',
  );
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** Focuses its field when mounted, like each form of a dialog with several steps. */
function TakesFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="First field" />;
}

it('gives the focus back also where what is in it has taken the focus by itself', async () => {
  const { user } = renderSite(
    <Example>
      <TakesFocus />
    </Example>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First field')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes on Escape and on a press beside it', async () => {
  const { user } = renderSite(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const backdrop = screen.getByRole('dialog').previousElementSibling;
  expect(backdrop).not.toBeNull();
  await user.click(backdrop as Element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('adds no style tag with text in it, which the content policy would refuse', async () => {
  const { user } = renderSite(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const foreign = Array.from(document.querySelectorAll('style')).filter(
    (style) => !style.hasAttribute('data-styled'),
  );
  expect(foreign).toEqual([]);
});
