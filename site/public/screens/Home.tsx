import { Suspense, type ReactNode } from 'react';
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

/** The landing page, in the specification's order. */
export function Home() {
  return (
    <>
      <Hero />
      <Later>
        <About />
        <Amenities />
      </Later>
      <Later>
        <Golf />
        <Location />
      </Later>
      <Later>
        <WhyPraiaDaLuz />
        <Travelers />
        <Experiences />
      </Later>
      <Later>
        <Gallery />
      </Later>
      <Later>
        <StartingFrom />
        <Reviews />
        <Contact />
      </Later>
    </>
  );
}

/**
 * Sections below the first screen. Nothing here waits for anything; the boundary lets React
 * bring them to life one after the other, and answer a touch in between.
 */
function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
