import { VILLA } from '../villa';

/** The home page, section by section. */
export const homeEn = {
  'villa.tagline': VILLA.tagline,

  'hero.kicker': 'Praia da Luz · Algarve',
  'hero.title': 'A white villa above the Atlantic',
  'hero.lead':
    'Three bedrooms, a pool that faces the sea, and a village where the day still ends on the promenade: {tagline}.',
  'hero.book': 'Book Your Stay',
  'hero.gallery': 'View Gallery',
  'hero.alt': 'The villa and its pool in evening light, the sea behind',

  'about.kicker': 'The villa',
  'about.title': 'Room to be together, and room to be alone',
  'about.first':
    'The house was built for long lunches. Doors fold away between the kitchen and the terrace, a pergola gives shade from noon, and the pool catches the last sun of the day. Inside there are thick walls, oak beams and terracotta underfoot, cool in August and warm in February.',
  'about.second':
    'You rent all of it, from the owner, with nobody else on the grounds. Ask what you like before you come: the person who answers is the person who knows where the fuse box is.',
  'about.bedrooms': 'bedrooms',
  'about.bathrooms': 'bathrooms',
  'about.guests': 'guests',
  'about.beach': 'minutes to the beach area',

  'amenities.title': 'What is here for you',
  'amenities.lead': 'Everything below is part of the house and of the price.',
  'amenities.1.title': 'Private pool',
  'amenities.1.text': 'Facing the ocean, with loungers for everyone and shade when you want it.',
  'amenities.2.title': 'Three bedrooms',
  'amenities.2.text': 'Two doubles and a twin, with good mattresses and linen changed for you.',
  'amenities.3.title': 'Two bathrooms',
  'amenities.3.text': 'One with a freestanding bath by the garden window.',
  'amenities.4.title': 'A cook’s kitchen',
  'amenities.4.text': 'Stone island, gas hob, sharp knives and a table for eight beside it.',
  'amenities.5.title': 'Shaded terrace',
  'amenities.5.text': 'A pergola with bougainvillea over the long table outside.',
  'amenities.6.title': 'Barbecue',
  'amenities.6.text': 'Built in, charcoal, next to a counter for the fish from the morning market.',
  'amenities.7.title': 'Roof terrace',
  'amenities.7.text': 'Sofas and lanterns, and a sunset that needs neither.',
  'amenities.8.title': 'Golf area',
  'amenities.8.text': 'A place to practise your short game before the round.',
  'amenities.9.title': 'Fast Wi-Fi',
  'amenities.9.text': 'In every room and by the pool, for those who must.',

  'golf.kicker': 'Golf',
  'golf.title': 'A round in the morning, the pool by two',
  'golf.first':
    'Boavista lies between Luz and Lagos, its fairways running along the hillside with the sea in sight. Across the Bay of Lagos, Palmares has twenty-seven holes in three loops, among pines, over dunes, and above the beach of Meia Praia.',
  'golf.second':
    'Winters here are for golfers: mild, green and quiet. There is room in the house for the bags, and for telling the round again in the evening.',

  'location.kicker': 'Prime location',
  'location.title': 'At the quiet end of a village with a beach',
  'location.lead':
    'Praia da Luz sits in its own bay, six kilometres or so west of Lagos, beside the dark headland that everyone here calls the Rocha Negra.',
  'location.1.title': 'The beach',
  'location.1.text': 'A wide arc of sand with a promenade of calçada stone behind it.',
  'location.2.title': 'The village',
  'location.2.text': 'A bakery, a supermarket, fish restaurants and a church square.',
  'location.3.title': 'Lagos',
  'location.3.text': 'The old walled town, the marina and the market are a short drive away.',
  'location.4.title': 'Faro airport',
  'location.4.text': 'About an hour by car, on the A22 motorway almost to the door.',

  'luz.kicker': 'Why Praia da Luz',
  'luz.title': 'The Algarve before it was in a hurry',
  'luz.1.title': 'Cliff paths from the door',
  'luz.1.text':
    'The Fishermen’s Trail runs through the village: east over the headland above the Rocha Negra to Lagos, west along the edge of the land to Burgau.',
  'luz.2.title': 'A bay that faces south',
  'luz.2.text':
    'Sheltered from the north wind, with water calm enough to learn to paddle on a board.',
  'luz.3.title': 'Small enough to walk',
  'luz.3.text':
    'Nothing in the village needs the car: not the bread, not the beach, not the grilled sardines.',

  'travelers.title': 'Who feels at home here',
  'travelers.1.title': 'Families',
  'travelers.1.text': 'Three generations fit at the table, and each has a door to close.',
  'travelers.2.title': 'Golfers',
  'travelers.2.text': 'Two clubs within a short drive, and a terrace to settle the bets on.',
  'travelers.3.title': 'Friends',
  'travelers.3.text': 'A pool, a barbecue, a roof with lanterns: the plan makes itself.',

  'experiences.kicker': 'Experiences',
  'experiences.title': 'Days that begin at the front door',
  'experiences.1.title': 'Ponta da Piedade',
  'experiences.1.text':
    'Golden arches and grottoes just south of Lagos. Go by boat early, or on foot along the boardwalk.',
  'experiences.2.title': 'Meia Praia',
  'experiences.2.text':
    'Kilometres of flat sand on the Bay of Lagos, for running, riding and kites.',
  'experiences.3.title': 'Sagres',
  'experiences.3.text':
    'The end of the road in Europe: a fortress, a lighthouse, and surf on both sides of the cape.',
  'experiences.4.title': 'The market in Lagos',
  'experiences.4.text': 'Fish downstairs, fruit upstairs, and a roof terrace over the harbour.',

  'gallery.title': 'Photo Gallery',
  'gallery.intro': 'The house as it is through a day, from the first coffee to the lanterns.',
  'gallery.viewAll': 'View All {n} Photos',
  'gallery.open': 'Open photo: {title}',
  'gallery.empty': 'Photographs are on their way.',
  'viewer.label': 'Photo viewer',
  'viewer.counter': '{i} of {n}',
  'viewer.loading': 'Loading photo...',
  'viewer.previous': 'Previous photo',
  'viewer.next': 'Next photo',
  'viewer.close': 'Close',
  'viewer.thumbnails': 'All photos',
  'viewer.show': 'Show photo {i}: {title}',

  'price.title': 'Starting From',
  'price.perNight': 'per night',
  'price.note': 'The whole villa, booked directly. Seasons and fees are in the calendar.',
  'price.check': 'Check Availability',

  'reviews.title': 'Guest reviews',
  'reviews.soon': 'Reviews coming soon.',
  'reviews.note': 'We publish only what guests of this house have written.',
  'reviews.count': '{n} {n|review|reviews} by guests of this house',
  'reviews.stars': 'Rated {n} out of 5',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'A guest, {month}',
  'reviews.answer': 'Our answer',
  'reviews.more': 'Show {n} more',

  'contact.kicker': 'Contact',
  'contact.title': 'Ask us anything',
  'contact.hours': VILLA.contactHours,
  'contact.lead': 'We answer from {hours}, usually within {n} {n|hour|hours}.',
  'contact.address': 'Address',
  'contact.directions':
    'From Faro airport take the A22 west to Lagos, then the N125 towards Vila do Bispo and turn off at Luz.',
  'contact.firstName': 'First name',
  'contact.lastName': 'Last name',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.subject': 'Subject',
  'contact.subject.booking': 'A new booking',
  'contact.subject.existing': 'An existing booking',
  'contact.subject.amenities': 'The villa and its amenities',
  'contact.subject.general': 'Something else',
  'contact.message': 'Message',
  'privacy.message':
    'We keep what you write to answer you, for at most {months} {months|month|months}:',
  'contact.send': 'Send message',
  'contact.sending': 'Sending...',
  'contact.sent.title': 'Message sent successfully',
  'contact.sent.text': "We'll get back to you as soon as we can",
  'contact.failed.title': 'Error sending message',
  'contact.failed.text': 'Please try again later',
  'map.loading': 'Loading map...',
  'map.unavailable': 'Map temporarily unavailable',
  'map.open': 'Open in Google Maps',
  'map.title': 'Map of Praia da Luz',
} as const;
