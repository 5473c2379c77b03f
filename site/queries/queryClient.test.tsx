import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

it('sends one request for two taps even if the button checks only isPending', async () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  function Form() {
    const save = useMutation({ mutationFn: send });
    return (
      <button type="button" onClick={() => !save.isPending && save.mutate()}>
        Save
      </button>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  // As in a browser, where only microtasks run between two events.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (let tap = 0; tap < 2; tap += 1) {
    screen.getByRole('button').click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  expect(send).toHaveBeenCalledOnce();
});
