import type { SectionId } from '@shared/domain/content/contentTypes';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@shared/domain/prices/money';
import { pathIn, prefixOf } from '@shared/i18n/languages';
import type { TextKey } from '@shared/i18n/translate';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import styled, { css } from 'styled-components';
import { useCurrency } from '../stores/currency';
import { useMenu } from '../stores/menu';
import { space } from '../styles/theme';
import { LanguageSelect, quietSelect } from './LanguageChooser';
import { ContactLinks } from './messages/ContactLinks';
import { usePage, useText } from './PageContext';
import { scrollToSection, scrollToTop } from './sectionScroll';
import { showsSection } from './sections';
import { useFocusTrap } from './useFocusTrap';
import { useIsReady } from './useIsReady';

type NavItem = { key: Extract<TextKey, `nav.${string}`>; to: string; anchor?: SectionId };

const ITEMS: readonly NavItem[] = [
  { key: 'nav.home', to: '/' },
  { key: 'nav.location', to: '/#location', anchor: 'location' },
  { key: 'nav.villa', to: '/#amenities', anchor: 'amenities' },
  { key: 'nav.golf', to: '/#golf', anchor: 'golf' },
  { key: 'nav.experiences', to: '/#experiences', anchor: 'experiences' },
  { key: 'nav.gallery', to: '/#gallery', anchor: 'gallery' },
  { key: 'nav.book', to: '/booking' },
  { key: 'nav.contact', to: '/#contact', anchor: 'contact' },
];

export function TopBar() {
  const { t, content, language } = usePage();
  const { pathname } = useLocation();
  const isOpen = useMenu((state) => state.isOpen);
  const toggle = useMenu((state) => state.toggle);
  const close = useMenu((state) => state.close);
  const bar = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  useFocusTrap(bar, isOpen, close);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      if (!bar.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen, close]);

  const handleClick = (event: MouseEvent, item: NavItem) => {
    close();
    if (pathname !== '/') return;
    if (item.anchor) {
      event.preventDefault();
      window.history.replaceState(window.history.state, '', prefixOf(language) + item.to);
      scrollToSection(item.anchor);
    } else if (item.to === '/') {
      event.preventDefault();
      window.history.replaceState(window.history.state, '', pathIn(language, '/'));
      scrollToTop();
    }
  };

  return (
    <Bar ref={bar} $isRaised={isScrolled || isOpen}>
      <Inner>
        <Logo
          to="/"
          $isLong={content['villa.name'].length > LONG_NAME}
          onClick={(event) => handleClick(event, { key: 'nav.home', to: '/' })}
        >
          {content['villa.name']}
        </Logo>
        <MenuButton
          type="button"
          aria-expanded={isOpen}
          aria-controls="main-menu"
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          onClick={toggle}
        >
          <Lines $isOpen={isOpen} aria-hidden />
        </MenuButton>
        <Nav id="main-menu" aria-label={t('nav.label')} $isOpen={isOpen}>
          {ITEMS.filter(({ anchor }) => !anchor || showsSection(content, anchor)).map((item) => (
            <NavLink
              key={item.key}
              to={item.to}
              $isAction={item.key === 'nav.book'}
              {...(pathname === item.to ? { 'aria-current': 'page' as const } : {})}
              onClick={(event) => handleClick(event, item)}
            >
              {t(item.key)}
            </NavLink>
          ))}
          <Reach>
            <ContactLinks />
          </Reach>
          <LanguageSelect />
        </Nav>
        <CurrencySelect />
      </Inner>
    </Bar>
  );
}

function CurrencySelect() {
  const t = useText();
  const currency = useCurrency((state) => state.currency);
  const choose = useCurrency((state) => state.choose);
  const isReady = useIsReady();
  return (
    <CurrencyBox
      disabled={!isReady}
      aria-label={t('nav.currency')}
      value={currency}
      onChange={(event) => choose(event.target.value as Currency)}
    >
      {CURRENCIES.map((code) => (
        <option key={code} value={code}>
          {`${code} ${CURRENCY_SYMBOLS[code]}`}
        </option>
      ))}
    </CurrencyBox>
  );
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > 8);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

const Bar = styled.header<{ $isRaised: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  container-type: inline-size;
  /* On a zoomed page it would cover too much. */
  @media (max-height: 30em) {
    position: absolute;
  }
  @media print {
    display: none;
  }
  background: ${({ theme }) => theme.colors.ground};
  border-bottom: 1px solid transparent;
  transition: border-color ${({ theme }) => theme.motion.fast};
  ${({ $isRaised, theme }) =>
    $isRaised &&
    css`
      border-bottom-color: ${theme.colors.stone};
    `}
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${({ theme }) => theme.topBar.phone};
  /* The same edges as the sections'. */
  max-width: calc(${({ theme }) => theme.width.page} + ${space(20)});
  margin: 0 auto;
  padding: 0 ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    padding: 0 ${space(10)};
  }
  ${({ theme }) => theme.up.bar} {
    height: ${({ theme }) => theme.topBar.desktop};
  }
`;

/** Longer names are set on two lines in a smaller size. */
const LONG_NAME = 16;

/** A long name must not push out the menu or the currency. */
const Logo = styled(Link)<{ $isLong: boolean }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isLong }) => ($isLong ? 2 : 1)};
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  margin-right: auto;
  padding: ${({ $isLong }) => ($isLong ? 0 : space(2))} 0;
  font-family: ${({ theme }) => theme.fonts.display};
  /* Large text has to fit into the bar. */
  font-size: ${({ $isLong }) => ($isLong ? 'min(1.125rem, 24px)' : 'min(1.5rem, 30px)')};
  line-height: ${({ $isLong }) => ($isLong ? 1.25 : 'inherit')};
  font-weight: 500;
  letter-spacing: -0.02em;
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
`;

const MenuButton = styled.button`
  flex: none;
  order: 3;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-right: -12px;
  background: none;
  border: 0;
  cursor: pointer;
  ${({ theme }) => theme.up.bar} {
    display: none;
  }
`;

const Lines = styled.span<{ $isOpen: boolean }>`
  position: relative;
  width: 22px;
  height: 2px;
  background: ${({ $isOpen, theme }) => ($isOpen ? 'transparent' : theme.colors.ink)};
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    width: 22px;
    height: 2px;
    background: ${({ theme }) => theme.colors.ink};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  &::before {
    transform: ${({ $isOpen }) => ($isOpen ? 'rotate(45deg)' : 'translateY(-7px)')};
  }
  &::after {
    transform: ${({ $isOpen }) => ($isOpen ? 'rotate(-45deg)' : 'translateY(7px)')};
  }
  @media (forced-colors: active) {
    ${({ $isOpen }) => !$isOpen && 'background: ButtonText;'}
    &::before,
    &::after {
      background: ButtonText;
    }
  }
`;

const Nav = styled.nav<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  flex-direction: column;
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${({ theme }) => theme.topBar.phone});
  overflow-y: auto;
  padding: ${space(2)} ${space(5)} ${space(6)};
  ${({ theme }) => theme.up.tablet} {
    padding-inline: ${space(10)};
  }
  background: ${({ theme }) => theme.colors.ground};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  box-shadow: ${({ theme }) => theme.shadow};
  ${({ theme }) => theme.up.bar} {
    position: static;
    flex: none;
    display: flex;
    flex-direction: row;
    align-items: center;
    gap: ${space(1)};
    overflow: visible;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

const NavLink = styled(Link)<{ $isAction: boolean }>`
  display: flex;
  align-items: center;
  min-height: 48px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: 1.125rem;
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    color: ${({ theme }) => theme.colors.ocean};
  }
  ${({ $isAction, theme }) =>
    $isAction &&
    css`
      font-weight: 600;
      color: ${theme.colors.ocean};
    `}
  ${({ theme }) => theme.up.bar} {
    min-height: 44px;
    padding: 0 ${space(3)};
    border: 0;
    font-size: 0.9375rem;
    font-weight: 500;
    ${({ $isAction, theme }) =>
      $isAction &&
      css`
        margin: 0 ${space(2)};
        padding: 0 ${space(5)};
        background: ${theme.colors.ocean};
        border-radius: ${theme.radii.control};
        color: ${theme.colors.onOcean};
        &:hover {
          background: ${theme.colors.oceanDeep};
          color: ${theme.colors.onOcean};
        }
      `}
  }
`;

/** Below the links of the folded menu. A wide bar has room for one number, a narrow one for none. */
const Reach = styled.div`
  padding: ${space(2)} 0;
  ${({ theme }) => theme.up.bar} {
    display: none;
  }
  @container (min-width: 85rem) {
    display: block;
    padding: 0 ${space(3)};
    font-size: 0.9375rem;
    white-space: nowrap;
    a ~ a {
      display: none;
    }
  }
`;

const CurrencyBox = styled.select`
  ${quietSelect}
  /* Large text on a small phone: the name needs the room. */
  @container (max-width: 12rem) {
    font-size: max(16px, 0.75rem);
  }
`;
