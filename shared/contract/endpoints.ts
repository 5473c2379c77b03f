import * as z from 'zod/mini';
import { adminSessionSchema, changePasswordSchema, loginSchema } from './auth';
import { availabilityQuerySchema, availabilitySchema } from './availability';
import {
  bookingEnquirySchema,
  bookingSchema,
  bookingsSchema,
  bookingStatusChangeSchema,
  bookingSummarySchema,
  enquiryReceiptSchema,
  pageQuerySchema,
} from './booking';
import { idParams, noQuery, okSchema } from './common';
import { contactMessageInputSchema, contactMessagesSchema } from './contact';
import {
  galleryImageCreateSchema,
  galleryImageSchema,
  galleryImagesSchema,
  galleryImageUpdateSchema,
  galleryPhotosSchema,
  galleryReorderSchema,
} from './gallery';
import { browseQuerySchema, hostedImagesSchema, publicConfigSchema, publicIdParams } from './image';
import {
  priceOverrideInputSchema,
  priceOverrideSchema,
  priceOverridesSchema,
  priceOverrideUpdateSchema,
} from './override';
import { calculatePriceSchema, quoteSchema } from './price';
import { villaSettingsSchema, villaSettingsUpdateSchema } from './settings';

/** `session` needs a signed-in admin, `admin` one whose password is no default as well. */
export type Access = 'public' | 'session' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call, read at both ends: the client builds the request and parses the answer with it,
 * the server routes, guards and validates with it.
 * @param path `:name` marks a path parameter, validated by `params`
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: Method;
  path: string;
  access: Access;
  params: Params;
  query: Query;
  /** `null`: the call takes no body, and one that is sent is not read. */
  body: Body;
  output: Output;
  /** Status of success. */
  status: 200 | 201;
};

type Definition<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType | null,
  Output extends z.ZodMiniType,
> = {
  access: Access;
  output: Output;
  params?: Params;
  query?: Query;
  body?: Body;
  status?: 200 | 201;
};

const noParams = z.strictObject({});

/* @__NO_SIDE_EFFECTS__ */
function endpoint<
  Output extends z.ZodMiniType,
  Params extends z.ZodMiniType = typeof noParams,
  Query extends z.ZodMiniType = typeof noQuery,
  Body extends z.ZodMiniType | null = null,
>(
  call: `${Method} /${string}`,
  definition: Definition<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> {
  const [method, path] = call.split(' ') as [Method, string];
  return {
    method,
    path,
    access: definition.access,
    output: definition.output,
    // The defaults of the type parameters are exactly these values.
    params: definition.params ?? (noParams as unknown as Params),
    query: definition.query ?? (noQuery as unknown as Query),
    body: definition.body ?? (null as Body),
    status: definition.status ?? 200,
  };
}

// Guests

export const getConfig = endpoint('GET /api/config', {
  access: 'public',
  output: publicConfigSchema,
});
export const getVillaSettings = endpoint('GET /api/villa-settings', {
  access: 'public',
  output: villaSettingsSchema,
});
export const getGallery = endpoint('GET /api/gallery', {
  access: 'public',
  output: galleryPhotosSchema,
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

// Signing in

export const getAdminSession = endpoint('GET /api/admin/session', {
  access: 'public',
  output: adminSessionSchema,
});
export const login = endpoint('POST /api/admin/login', {
  access: 'public',
  body: loginSchema,
  output: adminSessionSchema,
});
export const logout = endpoint('POST /api/admin/logout', {
  access: 'public',
  output: okSchema,
});
export const changePassword = endpoint('POST /api/admin/change-password', {
  access: 'session',
  body: changePasswordSchema,
  output: adminSessionSchema,
});

// Bookings and messages

export const listContactMessages = endpoint('GET /api/contact', {
  access: 'admin',
  query: pageQuerySchema,
  output: contactMessagesSchema,
});
export const listBookings = endpoint('GET /api/bookings', {
  access: 'admin',
  query: pageQuerySchema,
  output: bookingsSchema,
});
export const changeBookingStatus = endpoint('PATCH /api/bookings/:bookingId/status', {
  access: 'admin',
  params: z.strictObject({ bookingId: idParams.shape.id }),
  body: bookingStatusChangeSchema,
  output: bookingSchema,
});
export const getBookingSummary = endpoint('GET /api/admin/summary', {
  access: 'admin',
  output: bookingSummarySchema,
});

// Settings and prices

export const updateVillaSettings = endpoint('PUT /api/villa-settings', {
  access: 'admin',
  body: villaSettingsUpdateSchema,
  output: villaSettingsSchema,
});
export const listPriceOverrides = endpoint('GET /api/admin/price-overrides', {
  access: 'admin',
  output: priceOverridesSchema,
});
export const createPriceOverride = endpoint('POST /api/admin/price-overrides', {
  access: 'admin',
  body: priceOverrideInputSchema,
  output: priceOverrideSchema,
  status: 201,
});
export const updatePriceOverride = endpoint('PUT /api/admin/price-overrides/:id', {
  access: 'admin',
  params: idParams,
  body: priceOverrideUpdateSchema,
  output: priceOverrideSchema,
});
export const deletePriceOverride = endpoint('DELETE /api/admin/price-overrides/:id', {
  access: 'admin',
  params: idParams,
  output: okSchema,
});
export const togglePriceOverride = endpoint('PATCH /api/admin/price-overrides/:id/toggle', {
  access: 'admin',
  params: idParams,
  output: priceOverrideSchema,
});

// Gallery and image host

export const listGalleryImages = endpoint('GET /api/admin/gallery', {
  access: 'admin',
  output: galleryImagesSchema,
});
export const createGalleryImage = endpoint('POST /api/admin/gallery', {
  access: 'admin',
  body: galleryImageCreateSchema,
  output: galleryImageSchema,
  status: 201,
});
export const updateGalleryImage = endpoint('PUT /api/admin/gallery/:id', {
  access: 'admin',
  params: idParams,
  body: galleryImageUpdateSchema,
  output: galleryImageSchema,
});
export const deleteGalleryImage = endpoint('DELETE /api/admin/gallery/:id', {
  access: 'admin',
  params: idParams,
  output: okSchema,
});
export const reorderGallery = endpoint('POST /api/admin/gallery/reorder', {
  access: 'admin',
  body: galleryReorderSchema,
  output: galleryImagesSchema,
});
export const browseHostedImages = endpoint('GET /api/admin/cloudinary/browse', {
  access: 'admin',
  query: browseQuerySchema,
  output: hostedImagesSchema,
});
export const deleteHostedImage = endpoint('DELETE /api/admin/cloudinary/images/:publicId', {
  access: 'admin',
  params: publicIdParams,
  output: okSchema,
});
/** The uploader's delete button; does what {@link deleteHostedImage} does. */
export const deleteUploadedImage = endpoint('DELETE /api/admin/images/:publicId', {
  access: 'admin',
  params: publicIdParams,
  output: okSchema,
});
