import styled from 'styled-components';
import golfLarge from '../../assets/golf-1400.webp';
import golfSmall from '../../assets/golf-700.webp';
import { useContent, useLangOf } from '../PageContext';
import { Heading, Kicker, photoFrame, Section, Split, Text, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { CategoryPhoto } from './CategoryPhoto';

export function Golf() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="golf">
      <Wide>
        <Split $isReversed>
          <div>
            <ContentText of="golf.kicker" as={Kicker} />
            <Heading {...langOf('golf.title')}>{content['golf.title']}</Heading>
            <ContentText of="golf.first" as={Text} />
            <ContentText of="golf.second" as={Text} />
          </div>
          <CategoryPhoto
            chosen={content['golf.image']}
            sizes="(min-width: 1100px) 680px, 100vw"
            otherwise={
              <Photo
                src={golfSmall}
                srcSet={`${golfSmall} 700w, ${golfLarge} 1400w`}
                sizes="(min-width: 1100px) 680px, 100vw"
                width={1440}
                height={960}
                loading="lazy"
                decoding="async"
                alt=""
              />
            }
          />
        </Split>
      </Wide>
    </Section>
  );
}

const Photo = styled.img`
  ${photoFrame}
`;
