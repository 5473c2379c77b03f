import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import photo from '../../assets/hero-default.webp?url';
import { space } from '../../styles/theme';
import { useHost } from '../platform';
import { useVillaName } from '../components/useVillaName';
import { useScreenTitle } from '../components/useScreenTitle';

/**
 * Frame of the sign-in screens: the villa beside the form, above it on phones. The first field takes the focus.
 * @param windowTitle short name for the browser's tab
 */
export function SignInFrame({
  windowTitle,
  title,
  subtitle,
  children,
}: {
  windowTitle: string;
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  const { siteUrl } = useHost();
  const villaName = useVillaName();
  const heading = useScreenTitle(windowTitle, villaName);
  const main = useRef<HTMLElement>(null);
  // After the effect that focuses the heading.
  useEffect(() => main.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <Halves>
      <Photo src={photo} alt="" width={1600} height={900} />
      <Side>
        <Top>
          <House href={siteUrl}>{villaName}</House>
        </Top>
        <Main ref={main}>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Subtitle>{subtitle}</Subtitle>
          {children}
        </Main>
      </Side>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-rows: 136px 1fr;
  min-height: 100dvh;
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 1fr minmax(520px, 40%);
    grid-template-rows: none;
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 60%;
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.75);
  }
  ${({ theme }) => theme.up.desktop} {
    position: sticky;
    top: 0;
    height: 100dvh;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space(5)} ${space(5)} ${space(12)};
  background: ${({ theme }) => theme.colors.ground};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(8)} ${space(12)} ${space(16)};
  }
`;

const Top = styled.header`
  width: 100%;
  max-width: 420px;
  margin: 0 auto;
`;

const House = styled.a`
  display: inline-block;
  padding: ${space(2)} 0;
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: 1.375rem;
  font-weight: 500;
  letter-spacing: -0.02em;
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
`;

const Main = styled.main`
  width: 100%;
  max-width: 420px;
  margin: ${space(4)} auto auto;
  ${({ theme }) => theme.up.desktop} {
    margin: auto;
    padding-top: ${space(6)};
  }
`;

const Title = styled.h1`
  font-size: clamp(1.75rem, 1.55rem + 0.85vw, 2.25rem);
`;

const Subtitle = styled.p`
  margin: ${space(3)} 0 ${space(8)};
  color: ${({ theme }) => theme.colors.slate};
`;

export const SignInForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;
