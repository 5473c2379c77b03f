import { render, screen } from '@testing-library/react';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { ofJsdom } from './quickStyles';
import { renderAdmin } from './renderAdmin';

const ASKED = ['display', 'visibility', 'pointer-events'];

/** What is said of each element: its name and, one after the other, what was asked. */
function said(styleOf: typeof getComputedStyle): string[] {
  return [...document.querySelectorAll('*')].map((element) => {
    const style = styleOf(element);
    // jsdom says nothing of clicks where no rule does.
    const values = ASKED.map((name) => style.getPropertyValue(name) || 'auto');
    return [element.localName, ...values].join(' ');
  });
}

const Outer = styled.div`
  visibility: hidden;
  pointer-events: none;
  & > b {
    display: block;
    pointer-events: auto;
  }
  @media (min-width: 1px) {
    display: flex;
  }
`;
const Inner = styled.p<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  &[aria-current] {
    display: inline-block;
  }
  &&.last {
    visibility: visible !important;
  }
`;
const Later = styled(Inner)`
  display: contents;
  visibility: collapse;
`;

it('says what jsdom says: of rules, inherited values, attributes and the browser’s own styles', () => {
  render(
    <Outer>
      <b>bold</b>
      <Inner $isOpen>open</Inner>
      <Inner $isOpen={false}>closed</Inner>
      <Inner $isOpen={false} aria-current>
        here
      </Inner>
      <Later $isOpen className="last">
        later <i>in it</i>
      </Later>
      <section hidden>
        <span style={{ display: 'flex', visibility: 'visible' }}>own</span>
      </section>
      <dialog>
        <input type="hidden" />
        <input type="text" />
      </dialog>
      <table>
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </table>
    </Outer>,
  );
  expect(said(getComputedStyle)).toEqual(said(ofJsdom));
  expect(said(getComputedStyle)).toContain('p none hidden none');
});

it('says what jsdom says of every element of a screen', async () => {
  renderAdmin('/admin');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const quick = said(getComputedStyle);
  expect(quick).toEqual(said(ofJsdom));
  expect(quick.length).toBeGreaterThan(100);
});

it('leaves whatever else is asked to jsdom', () => {
  render(<p style={{ objectPosition: 'right bottom' }}>far</p>);
  expect(getComputedStyle(screen.getByText('far')).objectPosition).toBe('right bottom');
});
