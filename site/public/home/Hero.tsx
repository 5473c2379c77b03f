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
        </TitleBlock>
        <Invitation>
          <ContentText of="hero.lead" as={Lead} />
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
        </Invitation>
      </Lines>
    </Stage>
  );
}

const Stage = styled.div`
  padding-top: ${({ theme }) => theme.topBar.phone};
  ${({ theme }) => theme.up.desktop} {
    padding-top: ${({ theme }) => theme.topBar.desktop};
  }
`;

/** On wide screens the title is on a corner cut out of the image. */
const Lines = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(8)} ${space(5)} 0;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(10)} ${space(10)} 0;
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(14)};
    max-width: calc(${({ theme }) => theme.width.page} + ${space(20)});
    margin: 0 auto;
    padding-top: 0;
  }
`;

const TitleBlock = styled.div`
  ${({ theme }) => theme.up.desktop} {
    position: relative;
    margin: -${space(22)} 0 0 -${space(10)};
    padding: ${space(10)} ${space(10)} 0;
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
`;

/** On phones the booking link precedes the sentence, so that it is visible without scrolling. */
const Invitation = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

const Lead = styled.p`
  order: 1;
  max-width: 33em;
  font-size: ${({ theme }) => theme.type.lead};
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.slate};
  ${({ theme }) => theme.up.tablet} {
    order: 0;
  }
  ${({ theme }) => theme.up.desktop} {
    margin-top: ${space(8)};
    font-size: ${({ theme }) => theme.type.body};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
