import { textOf } from '@site/admin/i18n/textOf';

/** What the screens of this folder say, in English. */
export const rendererEn = {
  'renderer.asTheSystem': 'As the system',
  'renderer.light': 'Light',
  'renderer.dark': 'Dark',
  'renderer.thisApp': 'This app',
  'renderer.startWhenISign': 'Start when I sign in to this computer',
  'renderer.keepRunningInThe': 'Keep running in the tray when the window is closed',
  'renderer.appearance': 'Appearance',
  'renderer.checkSpellingIn': 'Check spelling in',
  'renderer.aDictionaryIsFetched':
    'A dictionary is fetched from Google once; what you type stays on this computer.',
  'renderer.noLanguage': 'No language',
  'renderer.notifications': 'Notifications',
  'renderer.tellMeOfNew': 'Tell me of new enquiries',
  'renderer.tellMeOfNewMessages': 'Tell me of new messages',
  'renderer.quietHoursNewsIs': 'Quiet hours: news is told when they are over',
  'renderer.quietFrom': 'Quiet from',
  'renderer.quietTo': 'Quiet to',
  'renderer.connectToYourVilla': 'Connect to your villa',
  'renderer.villasAndAppSettings': 'Villas and app settings',
  'renderer.addAnotherVilla': 'Add another villa',
  'renderer.addressOfYourVillas': 'Address of your villa’s website',
  'renderer.forExampleHttpsYour': 'For example https://your-villa.example',
  'renderer.checking': 'Checking…',
  'renderer.connect': 'Connect',
  'renderer.whatYouLastRead':
    'What you last read is kept on this computer, encrypted, for reading without a connection. Signing out deletes it.',
  'renderer.thisSystemOffersNo':
    'This system offers no encryption, so nothing is kept on this computer for reading without a connection.',
  'renderer.thereIsNoConnection': 'There is no connection, so nothing can be changed.',
  'renderer.thisVillaIsOn': 'This villa is on this computer',
  'renderer.theVillaOnThis': 'The villa on this computer does not run.',
  'renderer.thisVillaIsOnThisComputer':
    'This villa is on this computer only: guests cannot reach it.',
  'renderer.startItAgain': 'Start it again',
  'renderer.openTheSite': 'Open the site',
  'renderer.moveToAServerButton': 'Move to a server…',
  'renderer.hide': 'Hide',
  'renderer.noServerYet': 'No server yet?',
  'renderer.aVillaOnThisComputer': 'A villa on this computer',
  'renderer.localVilla': 'Villa on this computer',
  'renderer.theVillaOnThisComputer': 'The villa on this computer',
  'renderer.tryEverythingOnThis':
    'Try everything on this computer first: the site, the back office and bookings. Guests cannot reach it. When you are ready, it moves to a server with all that is in it.',
  'renderer.itIsStillHere': 'It is still here, with all that is in it. Guests cannot reach it.',
  'renderer.fillItWithA': 'Fill it with a year of made-up bookings',
  'renderer.startingTheFirstTime': 'Starting… the first time takes a moment',
  'renderer.tryItOnThis': 'Try it on this computer',
  'renderer.openItAgain': 'Open it again',
  'renderer.theBackupIsSaved':
    'The backup is saved. What you change here from now on is not in it.',
  'renderer.theBackupCouldNot': 'The backup could not be saved. Please try again.',
  'renderer.moveToAServer': 'Move to a server',
  'renderer.everythingGoesWithIt':
    'Everything goes with it: bookings, messages, prices, settings and pictures.',
  'renderer.stepBackup':
    '{part} and copy the file to the server. Stored passwords, of the mail server for example, have to be entered again there. To take them along save the backup in Settings instead, “With the key…”.',
  'renderer.saveABackup': 'Save a backup',
  'renderer.saving': 'Saving…',
  'renderer.saveTheBackup': 'Save the backup…',
  'renderer.stepInstall':
    '{part} as “Running the villa” (docs/operations.md) describes, and before its first start put the backup in:',
  'renderer.installTheServer': 'Install the server',
  'renderer.stepStart':
    '{part} with its address, under Villas. Sign in there as {part2} with the password {part3} unless you have chosen another one here.',
  'renderer.startItAndConnect': 'Start it and connect this app',
  'renderer.close': 'Close',
  'renderer.status': 'Status',
  'renderer.checkIn': 'Check-in',
  'renderer.checkOut': 'Check-out',
  'renderer.nights': 'Nights',
  'renderer.guests': 'Guests',
  'renderer.guest': 'Guest',
  'renderer.phone': 'Phone',
  'renderer.amount': 'Amount',
  'renderer.booking': 'Booking {reference}',
  'renderer.price': 'Price',
  'renderer.specialRequests': 'Special requests',
  'renderer.notes': 'Notes',
  'renderer.villaAdminCouldNot': 'Villa Admin could not be started',
  'renderer.pleaseTryAgainIf':
    'Please try again. If that does not help, quit the app and start it anew; if it stays, install the newest version. Nothing that was saved is lost.',
  'renderer.tryAgain': 'Try again',
  'renderer.putThisAside': 'Put this aside',
  'renderer.versionVersionIsReady': 'Version {version} is ready',
  'renderer.thisVersionComesWithout': 'This version comes without notes.',
  'renderer.restartAndInstall': 'Restart and install',
  'renderer.noConnectionSignIn':
    'No connection to the villa’s server. You can sign in when it is back.',
  'renderer.noConnectionReadOnly':
    'No connection: read only, as of {time}. Changes are not possible.',
  'renderer.noConnectionAndThis':
    'No connection, and this page is not kept on this computer. Changes are not possible.',
  'renderer.noConnectionThisSystem':
    'No connection. This system offers no encryption, so nothing is kept for reading offline.',
  'renderer.villas': 'Villas',
  'renderer.current': '(current)',
  'renderer.openOrigin': 'Open {origin}',
  'renderer.open': 'Open',
  'renderer.forgetOrigin': 'Forget {origin}',
  'renderer.forget': 'Forget',
  'renderer.forgetQuestion': 'Forget {origin}?',
  'renderer.youWillBeSigned':
    'You will be signed out there, and what was kept on this computer for reading offline will be deleted. The villa itself stays as it is.',
  'renderer.keepIt': 'Keep it',
  'renderer.forgetThisVilla': 'Forget this villa',
} as const;

export const t = textOf(rendererEn);
