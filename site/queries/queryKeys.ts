import type { AuditFilter } from '@shared/contract/audit/audit';
import type { BookingListQuery } from '@shared/contract/bookings/booking';
import type { HousePlanQuery } from '@shared/contract/bookings/housePlan';
import type { OwnerQuoteInput } from '@shared/contract/bookings/ownerBooking';
import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import type { BaseCurrencyChange } from '@shared/contract/prices/baseCurrency';
import type { CalculatePriceInput } from '@shared/contract/prices/price';
import type { SimulatePriceInput } from '@shared/contract/prices/simulate';
import type { PlainDate } from '@shared/domain/date';
import type { Language } from '@shared/i18n/languages';

// All query keys. A key begins with its subject, so that `all` invalidates the whole subject.

/** Guests' data. The server seeds the same keys when it renders. */
export const villaKeys = {
  all: ['villa'],
  config: ['villa', 'config'],
  settings: ['villa', 'settings'],
  priceTerms: ['villa', 'priceTerms'],
  gallery: ['villa', 'gallery'],
  reviews: ['villa', 'reviews'],
  availability: ({ startDate, endDate }: AvailabilityQuery) =>
    ['villa', 'availability', startDate, endDate] as const,
  allAvailability: ['villa', 'availability'],
  price: (input: CalculatePriceInput) => ['villa', 'price', input] as const,
} as const;

export const houseKeys = {
  all: ['house'],
  plan: (day: PlainDate, query: HousePlanQuery) => ['house', day, query] as const,
  link: ['house', 'link'],
} as const;

export const bankFormKey = ['settings', 'bank'] as const;
export const registerSettingsKey = ['settings', 'register'] as const;
export const paymentSettingsKey = ['paymentSettings'] as const;
export const reviewKeys = { list: ['reviews'] } as const;

export const sessionKey = ['session'] as const;

export const accountKeys = {
  all: ['account'],
  account: ['account', 'own'],
  sessions: ['account', 'sessions'],
} as const;

export const bookingKeys = {
  all: ['bookings'],
  /** @param day the villa's day, if the list depends on it */
  list: (query: BookingListQuery, day: PlainDate | null) =>
    ['bookings', 'list', query, day] as const,
  detail: (reference: string) => ['bookings', 'detail', reference] as const,
  payments: (id: number) => ['bookings', 'payments', id] as const,
  openPayments: ['bookings', 'openPayments'],
  recordedPayments: (year: number) => ['bookings', 'recordedPayments', year] as const,
  latest: ['bookings', 'latest'],
  found: (search: string) => ['bookings', 'found', search] as const,
  register: (id: number) => ['bookings', 'register', id] as const,
  stay: (id: number) => ['bookings', 'stay', id] as const,
  scheduledMails: (id: number) => ['bookings', 'scheduledMails', id] as const,
  offers: (id: number) => ['bookings', 'offers', id] as const,
  quote: (input: OwnerQuoteInput) => ['bookings', 'quote', input] as const,
  summary: ['bookings', 'summary'],
  today: (day: PlainDate) => ['bookings', 'today', day] as const,
  allToday: ['bookings', 'today'],
} as const;

export const arrivalFormKey = ['settings', 'arrival', 'form'] as const;

export const figuresKeys = {
  all: ['figures'],
  year: (year: number) => ['figures', year] as const,
} as const;

export const calendarKeys = {
  all: ['calendar'],
  range: ({ startDate, endDate }: AvailabilityQuery) => ['calendar', startDate, endDate] as const,
} as const;

export const calendarSyncKeys = { all: ['calendarSync'] } as const;

export const baseCurrencyKeys = {
  all: ['baseCurrency'],
  preview: (change: BaseCurrencyChange) => ['baseCurrency', change] as const,
} as const;

export const simulatorKeys = {
  all: ['simulator'],
  of: (input: SimulatePriceInput) => ['simulator', input] as const,
} as const;

export const referenceRatesKey = ['referenceRates'] as const;

export const pricePlanKey = ['pricePlan'] as const;

export const overrideKeys = { list: ['overrides', 'list'] } as const;

export const contentKeys = {
  all: ['content'],
  languages: ['content', 'languages'],
  state: (language: Language) => ['content', 'state', language] as const,
  publications: (language: Language) => ['content', 'publications', language] as const,
  facts: ['content', 'facts'],
} as const;

/** Separate from guests' data, see `settingsFormQuery`. */
export const settingsFormKey = ['settings', 'form'] as const;

export const houseFactsFormKey = ['settings', 'houseFacts'] as const;

export const legalFormKey = ['settings', 'legal'] as const;

/** Separate from the mail status, which live events refetch: a form must keep its start values. */
export const mailFormKey = ['settings', 'mail'] as const;

export const templatesKey = ['settings', 'mailTemplates'] as const;
export const mailRulesKey = ['settings', 'mailRules'] as const;

export const userKeys = {
  all: ['users'],
  invitation: (token: string) => ['users', 'invitation', token] as const,
} as const;

export const privacyKey = ['settings', 'privacy'] as const;

export const activityKey = (filter: AuditFilter) => ['activity', filter] as const;

export const backupStateKey = ['backupState'] as const;

export const setupKeys = { all: ['setup'] } as const;

export const conversationKeys = {
  all: ['conversations'],
  list: ['conversations', 'list'],
  of: (reference: string) => ['conversations', 'of', reference] as const,
} as const;

export const messageKeys = { list: ['messages', 'list'] } as const;

export const mailKeys = {
  all: ['mail'],
  state: ['mail', 'state'],
  preview: (of: { bookingId: number; change: object; message: string }) =>
    ['mail', 'preview', of] as const,
  templatePreview: (of: object) => ['mail', 'templatePreview', of] as const,
} as const;

export const galleryKeys = {
  list: ['gallery', 'list'],
  reorder: ['gallery', 'reorder'],
} as const;

export const hostedImageKeys = { browse: ['hostedImages', 'browse'] } as const;
