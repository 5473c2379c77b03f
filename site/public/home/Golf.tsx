import styled from 'styled-components';
import golfLarge from '../../assets/golf-1400.webp';
import golfSmall from '../../assets/golf-700.webp';
import { useText } from '../PageContext';
import { Heading, Kicker, photoFrame, Section, Split, Text, Wide } from '../Section';

/** The courses nearby. */
export function Golf() {
  const t = useText();
  return (
    <Section id="golf">
      <Wide>
        <Split $isReversed>
          <div>
            <Kicker>{t('golf.kicker')}</Kicker>
            <Heading>{t('golf.title')}</Heading>
            <Text>{t('golf.first')}</Text>
            <Text>{t('golf.second')}</Text>
          </div>
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
        </Split>
      </Wide>
    </Section>
  );
}

const Photo = styled.img`
  ${photoFrame}
`;
