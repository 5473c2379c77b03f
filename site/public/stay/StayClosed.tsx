import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { StayFrame } from './StayFrame';
import { useStayText } from './stayText';

export function StayClosed({ kind }: { kind: 'unknown' | 'ended' }) {
  const { text, path } = useStayText();
  return (
    <StayFrame>
      <Title>{text(`${kind}.title`)}</Title>
      <Body>{text(`${kind}.text`)}</Body>
      <Actions>
        <Button as="a" href={`${path('/')}#contact`}>
          {text('contact')}
        </Button>
        <Button as="a" href={path('/')} $variant="secondary">
          {text('home')}
        </Button>
      </Actions>
    </StayFrame>
  );
}

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Body = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(4)};
  font-size: ${({ theme }) => theme.type.lead};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
`;
