import type { SectionId } from '@shared/domain/content/contentTypes';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Contact } from '../messages/Contact';
import { Gallery } from '../gallery/Gallery';
import { About } from '../home/About';
import { Amenities } from '../home/Amenities';
import { Experiences } from '../home/Experiences';
import { Golf } from '../home/Golf';
import { Hero } from '../home/Hero';
import { Location } from '../home/Location';
import { Reviews } from '../home/Reviews';
import { StartingFrom } from '../home/StartingFrom';
import { Travelers } from '../home/Travelers';
import { WhyPraiaDaLuz } from '../home/WhyPraiaDaLuz';
import { useContent } from '../PageContext';

const SECTIONS: Readonly<Record<SectionId, ComponentType>> = {
  about: About,
  amenities: Amenities,
  golf: Golf,
  location: Location,
  luz: WhyPraiaDaLuz,
  travelers: Travelers,
  experiences: Experiences,
  gallery: Gallery,
  price: StartingFrom,
  reviews: Reviews,
  contact: Contact,
};

/** The landing page, in the specification's section order or the owner's. */
export function Home() {
  return (
    <>
      <Hero />
      {useContent()['home.sections'].map(({ id }) => {
        const Section = SECTIONS[id];
        return (
          <Later key={id}>
            <Section />
          </Later>
        );
      })}
    </>
  );
}

/**
 * A section below the first screen. The boundary suspends nothing: it lets React hydrate the sections one by
 * one and handle a touch in between.
 */
function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
