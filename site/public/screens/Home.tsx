import { Contact } from '../contact/Contact';
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
