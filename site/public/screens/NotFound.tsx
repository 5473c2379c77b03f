import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { Section, Wide } from '../Section';

/** Every address that is none. */
export function NotFound() {
  const t = useText();
  return (
    <Tall>
      <Wide>
        <Title>{t('notFound.title')}</Title>
        <Hint>{t('notFound.hint')}</Hint>
        <Actions>
          <Button as={Link} to="/">
            {t('notFound.home')}
          </Button>
          <Button as={Link} to="/booking" $variant="secondary">
            {t('notFound.book')}
          </Button>
        </Actions>
      </Wide>
    </Tall>
  );
}

const Tall = styled(Section)`
  min-height: 70vh;
  padding-top: ${space(40)};
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Hint = styled.p`
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
