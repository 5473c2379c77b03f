import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../test/render';
import { useHashScroll } from './sectionScroll';

function Page() {
  useHashScroll();
  const navigate = useNavigate();
  return (
    <>
      <section id="golf">Golf</section>
      <Link to="/booking">Book</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const jumps = vi.fn<(to: { top: number; behavior: string }) => void>();

/** jsdom has no layout: the section is 900 px from the top, and the window can be moved. */
function scrollWindowTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  scrollWindowTo(0);
  jumps.mockReset();
  // `scrollTo` is overloaded; the site passes options.
  vi.spyOn(window, 'scrollTo').mockImplementation(jumps as unknown as typeof window.scrollTo);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
});

describe('scrolling', () => {
  it('goes to the section in the address after loading, 128 px short of it', () => {
    renderSite(<Page />, { route: '/#golf' });
    expect(jumps.mock.calls).toEqual([[{ top: 772, behavior: 'instant' }]]);
  });

  it.each(['/', '/#nowhere', '/#%E0'])('does not scroll a page that loads at %s', (route) => {
    renderSite(<Page />, { route });
    expect(jumps).not.toHaveBeenCalled();
  });

  it('starts a new page at its top, and restores the position on return', async () => {
    const { user } = renderSite(<Page />, { route: '/' });
    scrollWindowTo(3_000);
    await user.click(screen.getByRole('link', { name: 'Book' }));
    expect(jumps).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    scrollWindowTo(40);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(jumps).toHaveBeenLastCalledWith({ top: 3_000, behavior: 'instant' });
  });
});
