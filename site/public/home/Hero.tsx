import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { useContent, useText, useLangOf } from '../PageContext';
import { scrollToSection } from '../sectionScroll';
import { showsSection } from '../sections';
import { ContentText } from '../ContentText';
import { HeroPicture } from './HeroPicture';

export function Hero() {
  const t = useText();
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Stage>
      <HeroPicture />
      <Lines>
        <TitleBlock>
          <ContentText of="hero.kicker" as={Kicker} />
          <Title {...langOf('hero.title')}>{content['hero.title']}</Title>
          <Actions>
            <Button as={Link} to="/booking">
              {t('hero.book')}
            </Button>
            {showsSection(content, 'gallery') && (
              <Button type="button" $variant="secondary" onClick={() => scrollToSection('gallery')}>
                {t('hero.gallery')}
              </Button>
            )}
          </Actions>
        </TitleBlock>
        <ContentText of="hero.lead" as={Lead} />
      </Lines>
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  padding-top: ${({ theme }) => theme.topBar.phone};
  ${({ theme }) => theme.up.desktop} {
    padding-top: ${({ theme }) => theme.topBar.desktop};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: calc(${({ theme }) => theme.width.page} + ${space(20)});
  margin: 0 auto;
  padding: ${space(8)} ${space(5)} 0;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(10)} ${space(10)} 0;
  }
`;

/**
 * On wide screens the title stands on a corner cut out of the picture's top left: photographs of a house have their sky
 * there, and below it what they were taken for. It is as legible on every photograph.
 */
const TitleBlock = styled.div`
  ${({ theme }) => theme.up.desktop} {
    position: absolute;
    inset: ${({ theme }) => theme.topBar.desktop} auto auto 0;
    padding: ${space(4)} ${space(12)} ${space(10)}
      max(${space(10)}, calc((100% - ${({ theme }) => theme.width.page}) / 2));
    background: ${({ theme }) => theme.colors.ground};
  }
`;

const Kicker = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.terracotta};
`;

const Title = styled.h1`
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.h1};
  line-height: 1.02;
  letter-spacing: -0.02em;
  ${({ theme }) => theme.up.desktop} {
    max-width: 8.4em;
    font-size: clamp(3.25rem, 4vw, 3.75rem);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

const Lead = styled.p`
  max-width: 33em;
  font-size: ${({ theme }) => theme.type.lead};
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.slate};
`;
