import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../test/render';
import { Field, TextInput } from './Field';

it('ties label, hint and error to the control', () => {
  renderSite(
    <Field label="Email" hint="For the answer" error="Please enter a valid email address">
      {(props) => <TextInput {...props} />}
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['For the answer', 'Please enter a valid email address']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
});

it('has no error attributes without an error, and marks an optional field', () => {
  renderSite(
    <Field label="Phone" isOptional>
      {(props) => <TextInput {...props} />}
    </Field>,
  );
  const input = screen.getByLabelText('Phone (optional)');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
