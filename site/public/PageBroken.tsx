import styled from 'styled-components';
import { Button } from '../components/Button';
import { space } from '../styles/theme';
import { useText } from './PageContext';
import { Section, Wide } from './Section';

/** In place of a page that an error has stopped. Its ways on load pages whole: nothing of this one is used. */
export function PageBroken() {
  const t = useText();
  return (
    <main>
      <Tall role="alert">
        <Wide>
          <Title>{t('error.page.title')}</Title>
          <Text>{t('error.page.text')}</Text>
          <Actions>
            <Button type="button" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
            <Button as="a" href="/" $variant="secondary">
              {t('notFound.home')}
            </Button>
          </Actions>
        </Wide>
      </Tall>
    </main>
  );
}

const Tall = styled(Section)`
  min-height: 70vh;
  padding-top: ${space(40)};
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(4)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
`;
