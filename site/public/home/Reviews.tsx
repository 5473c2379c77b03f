import styled from 'styled-components';
import { useText } from '../PageContext';
import { Heading, ItemText, Section, Split, Wide } from '../Section';

/** No ratings are shown before there are any. */
export function Reviews() {
  const t = useText();
  return (
    <Section $isCompact>
      <Wide>
        <Split $isTopAligned>
          <Heading>{t('reviews.title')}</Heading>
          <div>
            <Soon>{t('reviews.soon')}</Soon>
            <ItemText>{t('reviews.note')}</ItemText>
          </div>
        </Split>
      </Wide>
    </Section>
  );
}

const Soon = styled.p`
  font-size: ${({ theme }) => theme.type.lead};
`;
