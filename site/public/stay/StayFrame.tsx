import { LEGAL_PAGES } from '@shared/domain/legal/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { HostContact } from '../messages/HostContact';
import { usePage } from '../PageContext';
import { useStayText } from './stayText';

/** Frame of the guest's page: the house's name above, legal links below, no script. */
export function StayFrame({ children }: { children: ReactNode }) {
  const { t, content, legal } = usePage();
  const { text, path } = useStayText();
  const operator = [
    legal.operatorName,
    legal.taxNumber && t('footer.taxNumber', { number: legal.taxNumber }),
    legal.registration && t('footer.registration', { number: legal.registration }),
  ];
  return (
    <>
      <Bar>
        <a href={path('/')}>{content['villa.name']}</a>
      </Bar>
      <Main id="main">{children}</Main>
      <Foot>
        <HostContact />
        <nav aria-label={t('footer.legal')}>
          <a href={`${path('/')}#contact`}>{text('contact')}</a>
          {LEGAL_PAGES.map((page) => (
            <a key={page} href={path(`/${page}`)}>
              {t(`footer.${page}`)}
            </a>
          ))}
        </nav>
        <p>{operator.filter(Boolean).join(' · ')}</p>
      </Foot>
    </>
  );
}

const Bar = styled.header`
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.oceanDeep};
  a {
    display: block;
    max-width: 1080px;
    margin: 0 auto;
    color: ${({ theme }) => theme.colors.ground};
    font-family: ${({ theme }) => theme.fonts.display};
    font-size: ${({ theme }) => theme.type.h4};
    text-decoration: none;
  }
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(6)} ${space(10)};
  }
  @media print {
    padding: 0 0 ${space(4)};
    background: none;
    a {
      color: inherit;
    }
  }
`;

const Main = styled.main`
  max-width: 1080px;
  margin: 0 auto;
  padding: ${space(8)} ${space(4)} ${space(16)};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(14)} ${space(10)} ${space(24)};
  }
  ${({ theme }) => theme.up.desktop} {
    padding-inline: 0;
  }
  @media print {
    padding: 0;
    font-size: 11pt;
  }
`;

const Foot = styled.footer`
  padding: ${space(8)} ${space(5)};
  background: ${({ theme }) => theme.colors.sand};
  font-size: ${({ theme }) => theme.type.small};
  nav,
  p {
    max-width: 1080px;
    margin: 0 auto;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(6)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  @media print {
    padding: ${space(4)} 0 0;
    background: none;
    nav {
      display: none;
    }
  }
`;
