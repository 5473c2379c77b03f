import type { SectionId } from '@shared/domain/content/contentTypes';
import { parts } from '@shared/domain/date';
import type { TextKey } from '@shared/i18n/translate';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import { useApi } from '../api/ApiContext';
import { galleryQuery } from '../queries/publicReads';
import { space } from '../styles/theme';
import { showsDemoPhotos } from '@shared/domain/gallery/demoPhotos';
import { showsPlacePictures } from './placePictures';
import { LanguageLinks } from './LanguageChooser';
import { ContactLinks } from './messages/ContactLinks';
import { usePage } from './PageContext';
import { showsSection } from './sections';
import { ContentText } from './ContentText';

const EXPLORE = [
  { key: 'nav.villa', to: '/#amenities', section: 'amenities' },
  { key: 'nav.gallery', to: '/#gallery', section: 'gallery' },
  { key: 'nav.book', to: '/booking' },
  { key: 'nav.contact', to: '/#contact', section: 'contact' },
] as const satisfies readonly { key: TextKey; to: string; section?: SectionId }[];

const LEGAL = ['privacy', 'terms', 'cancellation'] as const;
const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/';

export function Footer() {
  const { t, today, content, legal } = usePage();
  const { data: photos } = useQuery(galleryQuery(useApi()));
  const operator = [
    legal.operatorName,
    legal.taxNumber && t('footer.taxNumber', { number: legal.taxNumber }),
    legal.address,
    legal.registration && t('footer.registration', { number: legal.registration }),
    legal.vatNote,
  ].filter(Boolean);
  const isDemo = photos !== undefined && showsDemoPhotos(photos);
  return (
    <Ground>
      <Inner>
        <div>
          <Name>{content['villa.name']}</Name>
          <ContentText of="footer.about" as={About} />
          <ContactLinks />
        </div>
        <nav aria-label={t('footer.explore')}>
          <Heading>{t('footer.explore')}</Heading>
          <ul>
            {EXPLORE.filter(
              (link) => !('section' in link) || showsSection(content, link.section),
            ).map(({ key, to }) => (
              <li key={key}>
                <FooterLink to={to}>{t(key)}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Heading>{t('footer.legal')}</Heading>
          <ul>
            {LEGAL.map((page) => (
              <li key={page}>
                {/* A full page load, because other pages do not include the legal texts. */}
                <FooterLink to={`/${page}`} reloadDocument>
                  {t(`footer.${page}`)}
                </FooterLink>
              </li>
            ))}
            <li>
              <Elsewhere href={COMPLAINTS_BOOK} target="_blank" rel="noreferrer">
                {t('footer.complaints')}
              </Elsewhere>
            </li>
          </ul>
        </div>
      </Inner>
      <Foot>
        <div>
          {operator.length > 0 && (
            <Imprint>
              {operator.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Imprint>
          )}
          <p>{t('footer.rights', { year: parts(today).year, name: content['villa.title'] })}</p>
          {isDemo ? (
            <p>{t('footer.illustrations')}</p>
          ) : (
            showsPlacePictures(content, photos ?? []) && <p>{t('footer.placeIllustrations')}</p>
          )}
        </div>
        <nav aria-label={t('nav.language')}>
          <LanguageLinks />
        </nav>
      </Foot>
    </Ground>
  );
}

const Ground = styled.footer`
  padding: ${space(16)} ${space(5)} ${space(10)};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(20)} ${space(10)} ${space(10)};
  }
  background: ${({ theme }) => theme.colors.oceanDeep};
  color: ${({ theme }) => theme.colors.sand};
  :focus-visible {
    outline-color: currentColor;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(10)};
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const Name = styled.p`
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h3};
`;

const About = styled.p`
  max-width: 25.5em;
  margin-top: ${space(3)};
`;

const Heading = styled.h2`
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  letter-spacing: 0;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const FooterLink = styled(Link)`
  ${link}
`;

const Elsewhere = styled.a`
  ${link}
`;

/** The imprint and the languages, in the columns above. */
const Foot = styled.div`
  display: grid;
  gap: ${space(6)} ${space(10)};
  max-width: ${({ theme }) => theme.width.page};
  margin: ${space(12)} auto 0;
  padding-top: ${space(8)};
  border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  font-size: ${({ theme }) => theme.type.small};
  p + p {
    margin-top: ${space(2)};
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 2fr 1fr 1fr;
    > nav {
      grid-column: 2 / -1;
    }
  }
`;

const Imprint = styled.ul`
  margin-bottom: ${space(4)};
`;
