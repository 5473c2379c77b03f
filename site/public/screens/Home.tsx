import { Contact } from '../contact/Contact';
import { Gallery } from '../gallery/Gallery';
import { About } from '../home/About';
import { Amenities } from '../home/Amenities';
import { Golf } from '../home/Golf';
import { Hero } from '../home/Hero';
import { Location } from '../home/Location';
import { StartingFrom } from '../home/StartingFrom';
import { Experiences, Reviews, Travelers, WhyPraiaDaLuz } from '../home/TextSections';

/** The landing page, in the specification's order. */
export function Home() {
  return (
    <>
      <Hero />
      <About />
      <Amenities />
      <Golf />
      <Location />
      <WhyPraiaDaLuz />
      <Travelers />
      <Experiences />
      <Gallery />
      <StartingFrom />
      <Reviews />
      <Contact />
    </>
  );
}
