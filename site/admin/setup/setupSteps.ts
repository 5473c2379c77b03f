import type { AddressState, Setup, SetupStepId } from '@shared/contract/setup/setup';
import { MAIL_ADDRESS } from '../mail/mailAddress';
import { t, type Sentence } from '../i18n/t';

type StepText = {
  title: Sentence;
  /** Not read once the step is done. */
  text: (setup: Setup) => string;
  action: { label: Sentence; to: string } | null;
};

export const SETUP_TEXTS: Record<SetupStepId, StepText> = {
  name: {
    title: 'Name and place',
    text: () => t('What your villa is called and where it is, on every page and in every mail.'),
    action: { label: 'Name the villa', to: '/admin/site' },
  },
  contact: {
    title: 'Contact',
    text: () => t('The telephone and address by which guests reach you, and when.'),
    action: { label: 'Add contact data', to: '/admin/site?section=contact' },
  },
  legal: {
    title: 'Legal details',
    text: () =>
      t(
        'Who lets the house and under which registration: guests must see it (Decreto-Lei 128/2014, article 17; Decreto-Lei 7/2004, article 10).',
      ),
    action: { label: 'Fill in the details', to: '/admin/settings/legal' },
  },
  photos: {
    title: 'Photographs',
    text: ({ demoPhotoCount }) =>
      demoPhotoCount === 0
        ? t('Upload your own and choose the one at the top of the home page.')
        : t(
            'Upload your own and choose the one at the top of the home page. Guests still see {value} of the demo.',
            {
              value:
                demoPhotoCount === 1
                  ? t('one picture')
                  : t('{demoPhotoCount} pictures', { demoPhotoCount }),
            },
          ),
    action: { label: 'Add photographs', to: '/admin/gallery?tab=upload' },
  },
  prices: {
    title: 'Prices and seasons',
    text: () => t('What a night costs in each season, and how short a stay may be.'),
    action: { label: 'Set prices', to: '/admin/pricing' },
  },
  terms: {
    title: 'Payment terms',
    text: () => t('The deposit, when the balance is due, and a security deposit.'),
    action: { label: 'Set the terms', to: '/admin/payments?tab=terms&new=paymentTerms' },
  },
  bank: {
    title: 'Bank details',
    text: () => t('The account that guests pay into. It stands in the mail that confirms a stay.'),
    action: { label: 'Enter the bank details', to: '/admin/payments?tab=bank#iban' },
  },
  arrival: {
    title: 'Arrival',
    text: () => t('Directions, door code and Wi-Fi, for guests with a confirmed stay.'),
    action: { label: 'Fill in the arrival details', to: '/admin/settings/arrival' },
  },
  mail: {
    title: 'Mail',
    text: () =>
      t(
        'Confirms to guests that their enquiry came in, and tells you of each. Try it with a test mail.',
      ),
    action: { label: 'Set up mail', to: MAIL_ADDRESS },
  },
  account: {
    title: 'Your email address',
    text: () => t('Without it, a forgotten password can be reset only on the server’s machine.'),
    action: { label: 'Add your email address', to: '/admin/settings/account#email' },
  },
  calendars: {
    title: 'Calendars of other sites',
    text: () =>
      t(
        'Airbnb, Booking.com and others: what is taken there is blocked here, and the other way round.',
      ),
    action: { label: 'Connect calendars', to: '/admin/calendar#other-calendars' },
  },
  live: {
    title: 'Go live',
    text: (setup) => ADDRESS_TEXTS[setup.address](setup.publicUrl),
    action: null,
  },
};

const ADDRESS_TEXTS: Record<AddressState, (publicUrl: string) => string> = {
  local: (publicUrl) =>
    t(
      'Guests cannot come yet: {publicUrl} is an address that only your own machine or network knows. Whoever looks after the server gives it an address of its own, such as https://villa.example; “Install” and “Behind a proxy” in the documentation (docs/operations.md) say how. In the desktop app, “Move to a server” leads there.',
      { publicUrl },
    ),
  insecure: (publicUrl) =>
    t(
      '{publicUrl} is not encrypted, and browsers warn guests of that. Whoever looks after the server puts https in front of it; “Behind a proxy” in the documentation (docs/operations.md) says how.',
      { publicUrl },
    ),
  elsewhere: (publicUrl) =>
    t(
      'The site’s address is {publicUrl}, and you are here under another one. Open the back office there to see that guests reach it.',
      { publicUrl },
    ),
  live: (publicUrl) => t('Guests reach your villa at {publicUrl}.', { publicUrl }),
};

export function settledCount({ steps }: Setup): number {
  return steps.filter(({ state }) => state !== 'open').length;
}

export function nextStep({ steps }: Setup): SetupStepId | undefined {
  return steps.find(({ state }) => state === 'open')?.id;
}
