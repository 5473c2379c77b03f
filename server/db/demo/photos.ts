import path from 'node:path';
import type { GalleryCategory } from '@shared/contract/gallery/gallery';
import { projectRoot } from '../../projectRoot';

/** A picture of the demo gallery: a render, used until the owner uploads photos. */
export type DemoPhoto = {
  file: string;
  title: string;
  /** Also the alt text. */
  description: string;
  category: GalleryCategory;
  isFeatured: boolean;
  isHero?: true;
};

const PHOTOS = [
  {
    file: 'exterior-pool-evening.jpg',
    title: 'Villa and pool at golden hour',
    description: 'White villa with terracotta roof beside a pool at sunset, the Atlantic behind',
    category: 'exterior',
    isFeatured: true,
    isHero: true,
  },
  {
    file: 'living-room.jpg',
    title: 'Living room',
    description: 'Bright living room with linen sofa and doors open to a sea-view terrace',
    category: 'interior',
    isFeatured: true,
  },
  {
    file: 'terrace-dining.jpg',
    title: 'Dining on the terrace',
    description: 'Outdoor table for eight under a timber pergola, blue sea behind',
    category: 'exterior',
    isFeatured: true,
  },
  {
    file: 'bedroom-master.jpg',
    title: 'Master bedroom',
    description: 'Double bed with terracotta throw in a beamed bedroom looking to the sea',
    category: 'bedrooms',
    isFeatured: true,
  },
  {
    file: 'pool-sea-view.jpg',
    title: 'Pool and ocean',
    description: 'Turquoise pool and cream loungers with the ocean horizon beyond',
    category: 'exterior',
    isFeatured: true,
  },
  {
    file: 'kitchen.jpg',
    title: 'Kitchen',
    description: 'Kitchen with stone island, three stools and open oak shelves',
    category: 'interior',
    isFeatured: true,
  },
  {
    file: 'villa-overview.jpg',
    title: 'The villa from the garden',
    description: 'The villa’s south front and its pool in evening light',
    category: 'general',
    isFeatured: false,
  },
  {
    file: 'exterior-garden.jpg',
    title: 'Entrance and garden',
    description: 'White entrance front with green shutters, olive tree, lavender and bougainvillea',
    category: 'exterior',
    isFeatured: false,
  },
  {
    file: 'bedroom-twin.jpg',
    title: 'Twin bedroom',
    description: 'Two single beds with blue throws and an oak headboard',
    category: 'bedrooms',
    isFeatured: false,
  },
  {
    file: 'bedroom-garden.jpg',
    title: 'Garden bedroom',
    description: 'Double bed under a painted arch, doors to a garden with bougainvillea',
    category: 'bedrooms',
    isFeatured: false,
  },
  {
    file: 'bathroom.jpg',
    title: 'Bathroom',
    description: 'Freestanding bath by a garden window and an oak double vanity',
    category: 'interior',
    isFeatured: false,
  },
  {
    file: 'dining-room.jpg',
    title: 'Dining room',
    description: 'Oak dining table under rattan lamps beside arched doors to the sea',
    category: 'interior',
    isFeatured: false,
  },
  {
    file: 'roof-terrace-sunset.jpg',
    title: 'Roof terrace at sunset',
    description: 'Roof terrace with white sofa and lanterns at sunset over the sea',
    category: 'amenities',
    isFeatured: false,
  },
  {
    file: 'games-area-or-barbecue.jpg',
    title: 'Barbecue terrace',
    description: 'White built-in barbecue with counter and an outdoor table',
    category: 'amenities',
    isFeatured: false,
  },
  {
    file: 'exterior-dusk.jpg',
    title: 'The villa at dusk',
    description: 'Villa at blue hour with warm lit windows and a glowing pool',
    category: 'exterior',
    isFeatured: false,
  },
  {
    file: 'golf-green.jpg',
    title: 'Golf in the evening light',
    description: 'Golf ball on short grass beside the hole, low sun, umbrella pines behind',
    category: 'locality',
    isFeatured: false,
  },
  {
    file: 'bay-at-dusk.jpg',
    title: 'The bay at dusk',
    description:
      'Wet sand and a quiet sea at dusk before a dark headland, lights of a village at its foot',
    category: 'locality',
    isFeatured: false,
  },
  {
    file: 'beach-cliffs.jpg',
    title: 'Beach and cliffs',
    description: 'Sandy beach under ochre cliffs with turquoise water and rock stacks',
    category: 'locality',
    isFeatured: false,
  },
] as const satisfies readonly DemoPhoto[];

/** In gallery order. The places are invented, so no caption names a real one. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = PHOTOS;

/** A picture's file name without extension, which begins its name at the image host. */
export type DemoFile = (typeof PHOTOS)[number]['file'] extends `${infer Name}.jpg` ? Name : never;

/** Folder of the files, both in the sources and in the built server. */
export function demoPhotosDir(): string {
  return path.join(projectRoot(), 'server', 'db', 'demo', 'photos');
}
