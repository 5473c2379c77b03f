import type { AddressState, Setup, SetupStepId } from '@shared/contract/setup/setup';
import { MAIL_ADDRESS } from '../mail/mailAddress';
import { t } from './texts.en';

type StepText = {
  title: string;
  /** What it is for, or what is missing. */
  text: (setup: Setup) => string;
  /** Where it is done. */
  action: { label: string; to: string } | null;
};

/** What each step of the checklist says, and where it leads. */
export const SETUP_TEXTS: Record<SetupStepId, StepText> = {
  name: {
    get title() {
      return t('setup.nameAndPlace');
    },
    text: () => t('setup.whatYourVillaIs'),
    action: {
      get label() {
        return t('setup.nameTheVilla');
      },
      to: '/admin/site',
    },
  },
  contact: {
    get title() {
      return t('setup.contact');
    },
    text: () => t('setup.theTelephoneAndAddress'),
    action: {
      get label() {
        return t('setup.addContactData');
      },
      to: '/admin/site?section=contact',
    },
  },
  legal: {
    get title() {
      return t('setup.legalDetails');
    },
    text: () => t('setup.whoLetsTheHouse'),
    action: {
      get label() {
        return t('setup.fillInTheDetails');
      },
      to: '/admin/settings/legal',
    },
  },
  photos: {
    get title() {
      return t('setup.photographs');
    },
    text: ({ demoPhotoCount }) =>
      demoPhotoCount === 0
        ? t('setup.yourPhotographsAreOn')
        : t('setup.uploadYourOwn', {
            value:
              demoPhotoCount === 1
                ? t('setup.onePicture')
                : t('setup.pictures', { demoPhotoCount }),
          }),
    action: {
      get label() {
        return t('setup.addPhotographs');
      },
      to: '/admin/gallery',
    },
  },
  prices: {
    get title() {
      return t('setup.pricesAndSeasons');
    },
    text: () => t('setup.whatANightCosts'),
    action: {
      get label() {
        return t('setup.setPrices');
      },
      to: '/admin/pricing',
    },
  },
  mail: {
    get title() {
      return t('setup.mail');
    },
    text: () => t('setup.confirmsToGuestsThat'),
    action: {
      get label() {
        return t('setup.setUpMail');
      },
      to: MAIL_ADDRESS,
    },
  },
  calendars: {
    get title() {
      return t('setup.calendarsOfOtherSites');
    },
    text: () => t('setup.airbnbBookingComAnd'),
    action: {
      get label() {
        return t('setup.connectCalendars');
      },
      to: '/admin/calendar#other-calendars',
    },
  },
  live: {
    get title() {
      return t('setup.goLive');
    },
    text: (setup) => ADDRESS_TEXTS[setup.address](setup.publicUrl),
    action: null,
  },
};

const ADDRESS_TEXTS: Record<AddressState, (publicUrl: string) => string> = {
  local: (publicUrl) => t('setup.guestsCannotComeYet', { publicUrl }),
  insecure: (publicUrl) => t('setup.publicurlIsNotEncrypted', { publicUrl }),
  elsewhere: (publicUrl) => t('setup.theSitesAddressIs', { publicUrl }),
  live: (publicUrl) => t('setup.guestsReachYourVilla', { publicUrl }),
};

/** How many steps are settled: done, or left as they are. */
export function settledCount({ steps }: Setup): number {
  return steps.filter(({ state }) => state !== 'open').length;
}

/** The first step that is still to be done. */
export function nextStep({ steps }: Setup): SetupStepId | undefined {
  return steps.find(({ state }) => state === 'open')?.id;
}
