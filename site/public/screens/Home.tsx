import type { SectionId } from '@shared/domain/content/contentTypes';
import { memo, Suspense, type ComponentType } from 'react';
import { Contact } from '../messages/Contact';
import { Gallery } from '../gallery/Gallery';
import { BookBar } from '../home/BookBar';
import { Hero } from '../home/Hero';
import { StartingFrom } from '../home/StartingFrom';
import { StillSection, useStillSections, type StillSectionId } from '../home/StillSection';
import { useContent } from '../PageContext';

type LiveSectionId = Exclude<SectionId, StillSectionId>;

const LIVE_SECTIONS: Readonly<Record<LiveSectionId, ComponentType>> = {
  gallery: Gallery,
  price: StartingFrom,
  contact: Contact,
};

/** The landing page, in the specification's section order or the owner's. */
export function Home() {
  useStillSections();
  return (
    <>
      <Hero />
      <div>
        <Sections />
        <BookBar />
      </div>
    </>
  );
}

/**
 * The sections below the first screen. Their boundaries let React hydrate them one by one, or not at all. Rendered
 * once: new properties would make React replace the boundaries that it has not hydrated.
 */
const Sections = memo(function Sections() {
  return useContent()['home.sections'].map(({ id }) => {
    const Section = LIVE_SECTIONS[id as LiveSectionId] as ComponentType | undefined;
    return (
      <Suspense key={id} fallback={null}>
        {Section ? <Section /> : <StillSection id={id as StillSectionId} />}
      </Suspense>
    );
  });
});
