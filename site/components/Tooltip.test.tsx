import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pretendScreen, renderSite } from '../test/render';
import { Tooltip, TooltipProvider } from './Tooltip';

it('describes a control once it has the focus', async () => {
  pretendScreen({ isWide: true });
  const { user } = renderSite(
    <TooltipProvider>
      <Tooltip text="Look for new bookings">
        <button>Refresh</button>
      </Tooltip>
    </TooltipProvider>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Look for new bookings');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
});
