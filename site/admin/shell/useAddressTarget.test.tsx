import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressTarget } from './useAddressTarget';

function Page() {
  useAddressTarget();
  return (
    <details>
      <summary>More</summary>
      <input aria-label="Price" name="basePrice" />
    </details>
  );
}

it('opens the fold that hides the field', () => {
  render(
    <MemoryRouter initialEntries={['/#basePrice']}>
      <Page />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
  expect(screen.getByLabelText('Price')).toBeVisible();
});
