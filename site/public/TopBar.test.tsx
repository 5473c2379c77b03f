import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../test/render';
import { renderPublic } from './test/renderPublic';
import { TopBar } from './TopBar';

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function showBar(route = '/') {
  return renderPublic(
    <>
      <TopBar />
      <section id="golf">Golf</section>
      <Address />
    </>,
    { route },
  );
}

const links = () => within(screen.getByRole('navigation', { hidden: true }));

beforeEach(() => {
  pretendScreen({ isWide: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the top bar', () => {
  it('has the eight links in their order', () => {
    showBar();
    expect(
      links()
        .getAllByRole('link', { hidden: true })
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Home /',
      'Location /#location',
      'Villa /#amenities',
      'Golf /#golf',
      'Experiences /#experiences',
      'Gallery /#gallery',
      'Book Now /booking',
      'Contact /#contact',
    ]);
  });

  it('ends its menu with the telephone', () => {
    pretendScreen({ isWide: false });
    renderPublic(<TopBar />, { content: { 'contact.phone': '+351 282 000 000' } });
    expect(links().getAllByRole('link', { hidden: true }).at(-1)?.getAttribute('href')).toBe(
      'tel:+351282000000',
    );
  });

  it('offers the three currencies and keeps the choice', async () => {
    const { user } = showBar();
    const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
    expect([...currency.options].map((option) => option.textContent)).toEqual([
      'EUR €',
      'GBP £',
      'USD $',
    ]);
    expect(currency.value).toBe('EUR');
    await user.selectOptions(currency, 'GBP');
    expect(currency.value).toBe('GBP');
    expect(localStorage.getItem('villa.currency')).toBe('GBP');
  });

  it('scrolls to a section of the home page, 128 px short of it', async () => {
    const { user } = showBar();
    const golf = document.getElementById('golf') as HTMLElement;
    golf.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    await user.click(links().getByRole('link', { name: 'Golf', hidden: true }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 772, behavior: 'smooth' });
  });

  it('scrolls to the top by the logo on the home page', async () => {
    const { user } = showBar();
    await user.click(screen.getByRole('link', { name: 'Villa Luz' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('leads to the section from another page', async () => {
    const { user } = showBar('/booking');
    await user.click(links().getByRole('link', { name: 'Golf', hidden: true }));
    expect(screen.getByRole('status').textContent).toBe('/#golf');
  });
});

describe('the menu of small screens', () => {
  const button = () => screen.getByRole('button', { name: /menu$/ });

  it('opens, and closes after a choice', async () => {
    const { user } = showBar();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await user.click(links().getByRole('link', { name: 'Golf', hidden: true }));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when something else is pressed', async () => {
    const { user } = showBar();
    await user.click(button());
    await user.click(links().getByRole('combobox', { hidden: true }));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await user.click(document.getElementById('golf') ?? document.body);
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on Escape and leaves the focus on its button', async () => {
    const { user } = showBar();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button());
  });
});
