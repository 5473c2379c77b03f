import { About } from './About';
import { Amenities } from './Amenities';
import { DrawnMap } from './DrawnMap';
import { Experiences } from './Experiences';
import { Golf } from './Golf';
import { Location } from './Location';
import { Questions } from './Questions';
import { Reviews } from './Reviews';
import { Travelers } from './Travelers';
import { WhyPraiaDaLuz } from './WhyPraiaDaLuz';

/** Sections without anything that reacts to the guest, see `StillSection.tsx`. */
export const STILL_SECTIONS = {
  about: About,
  amenities: Amenities,
  golf: Golf,
  location: Location,
  luz: WhyPraiaDaLuz,
  reviews: Reviews,
  travelers: Travelers,
  experiences: Experiences,
  faq: Questions,
  map: DrawnMap,
} as const;
