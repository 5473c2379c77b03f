import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeToast, showToast, useToasts } from '../stores/toasts';
import { pretendScreen, renderSite } from '../test/render';
import { LazyToasts } from './LazyToasts';

it('shows one notification at a time, the newest', async () => {
  pretendScreen({ isWide: true });
  renderSite(<LazyToasts />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void showToast({ title: 'First' }));
  expect(await screen.findByText('First')).toBeVisible();
  act(() => void showToast({ title: 'Second', description: 'With a reason', tone: 'destructive' }));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByText('With a reason')).toBeVisible();
  expect(screen.queryByText('First')).toBeNull();
});

it('is reached with F8 and can be dismissed', async () => {
  pretendScreen({ isWide: true });
  const { user } = renderSite(<LazyToasts />);
  act(() => void showToast({ title: 'Hello' }));
  await screen.findByText('Hello');
  await user.keyboard('[F8]');
  expect(screen.getByRole('region', { name: /F8/ }).contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull());
});

it('forgets a dismissed notification after 1,000,000 ms, but not a newer one', async () => {
  vi.useFakeTimers();
  showToast({ title: 'Old' });
  closeToast();
  vi.advanceTimersByTime(999_999);
  expect(useToasts.getState().current?.title).toBe('Old');
  vi.advanceTimersByTime(1);
  expect(useToasts.getState().current).toBeNull();
  showToast({ title: 'Closed' });
  closeToast();
  showToast({ title: 'Newer' });
  vi.advanceTimersByTime(1_000_000);
  expect(useToasts.getState().current?.title).toBe('Newer');
});
