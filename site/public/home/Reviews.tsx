import styled from 'styled-components';
import { useContent, useLangOf } from '../PageContext';
import { Heading, ItemText, Section, Split, Wide } from '../Section';
import { Words } from '../Words';

/** No ratings are shown before there are any. */
export function Reviews() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section $isCompact>
      <Wide>
        <Split $isTopAligned>
          <Heading {...langOf('reviews.title')}>{content['reviews.title']}</Heading>
          <div>
            <Words of="reviews.soon" as={Soon} />
            <Words of="reviews.note" as={ItemText} />
          </div>
        </Split>
      </Wide>
    </Section>
  );
}

const Soon = styled.p`
  font-size: ${({ theme }) => theme.type.lead};
`;
