import { availabilityQuerySchema, availabilitySchema } from './calendars/availability';
import { bookingEnquirySchema, enquiryReceiptSchema } from './bookings/booking';
import { okSchema } from './common';
import { contactMessageInputSchema } from './messages/message';
import { endpoint } from './endpoint';
import { galleryPhotosSchema } from './gallery/gallery';
import { publicConfigSchema } from './gallery/image';
import { calculatePriceSchema, quoteSchema } from './prices/price';
import { priceTermsSchema } from './prices/priceTerms';
import { publicReviewsSchema } from './reviews/review';
import { villaSettingsSchema } from './prices/settings';

// The guests' endpoints, apart from the owner's, so that guests do not load those.

export const getConfig = endpoint('GET /api/config', {
  access: 'public',
  output: publicConfigSchema,
});
export const getVillaSettings = endpoint('GET /api/villa-settings', {
  access: 'public',
  output: villaSettingsSchema,
});
export const getPriceTerms = endpoint('GET /api/price-terms', {
  access: 'public',
  output: priceTermsSchema,
});
export const getGallery = endpoint('GET /api/gallery', {
  access: 'public',
  output: galleryPhotosSchema,
});
export const getReviews = endpoint('GET /api/reviews', {
  access: 'public',
  output: publicReviewsSchema,
});
export const getAvailability = endpoint('GET /api/availability', {
  access: 'public',
  query: availabilityQuerySchema,
  output: availabilitySchema,
});
export const calculatePrice = endpoint('POST /api/calculate-price', {
  access: 'public',
  body: calculatePriceSchema,
  output: quoteSchema,
});
export const sendBookingEnquiry = endpoint('POST /api/booking-enquiry', {
  access: 'public',
  body: bookingEnquirySchema,
  output: enquiryReceiptSchema,
  status: 201,
});
export const sendContactMessage = endpoint('POST /api/contact', {
  access: 'public',
  body: contactMessageInputSchema,
  output: okSchema,
  status: 201,
});
