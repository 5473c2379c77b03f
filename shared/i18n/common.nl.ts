import type { commonEn } from './common.en';
import { translation } from './translation';

/** `common.en.ts` in Dutch. */
export const commonNl = translation<typeof commonEn>()({
  'nav.label': 'Hoofdmenu',
  'nav.home': 'Home',
  'nav.location': 'Ligging',
  'nav.villa': 'Villa',
  'nav.golf': 'Golf',
  'nav.experiences': 'Beleven',
  'nav.gallery': 'Foto’s',
  'nav.book': 'Nu boeken',
  'nav.contact': 'Contact',
  'nav.openMenu': 'Menu openen',
  'nav.closeMenu': 'Menu sluiten',
  'nav.currency': 'Valuta',
  'nav.language': 'Taal',
  'nav.skip': 'Naar de inhoud',
  'footer.about':
    'Een privévilla in Praia da Luz, in het westen van de Algarve. U boekt rechtstreeks bij de eigenaar.',
  'footer.explore': 'Ontdekken',
  'footer.contact': 'Contact',
  'footer.legal': 'Juridisch',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Huurvoorwaarden',
  'footer.cancellation': 'Annuleren',
  'footer.illustrations': 'De beelden van de villa en de omgeving zijn illustraties.',
  'footer.placeIllustrations': 'De beelden van de golfbaan en het strand zijn illustraties.',
  'footer.registration': 'Alojamento Local {number}',
  'footer.rights': '© {year} {name}',
  'field.optional': 'niet verplicht',
  'toast.label': 'Meldingen',
  'toast.close': 'Melding sluiten',
  'error.retry': 'Opnieuw proberen',
  'error.settings': 'De prijzen konden niet worden geladen.',
  'error.part.title': 'Dit deel kon niet worden geladen',
  'error.part.text':
    'Laad de pagina opnieuw. Helpt dat niet, probeer het dan over een paar minuten nog eens.',
  'error.connection':
    'We zijn even niet bereikbaar. Controleer uw internetverbinding en probeer het opnieuw.',
  'error.typedStays': 'Wat u hebt ingevuld, staat er nog.',
  'error.server': 'Onze server heeft een storing. Probeer het over een paar minuten opnieuw.',
  'error.serverRequest':
    'Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het zo, geef ons dan het nummer {requestId} door.',
  'error.refused':
    'Onze server heeft dit niet aangenomen. Laad de pagina opnieuw en probeer het nog eens.',
  'error.page.title': 'Een fout heeft deze pagina gestopt',
  'error.page.text':
    'Dat lag aan ons, niet aan u. Wat u bevestigd hebt gekregen, blijft gelden; wat u hier had ingevuld, is weg. Laad de pagina opnieuw. Gebeurt het weer, begin dan op de homepage of kom over een paar minuten terug.',
  'error.reload': 'Pagina opnieuw laden',
  'error.noScript': 'Dit formulier heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  'error.gallery': 'De foto’s konden niet worden geladen.',
  'notFound.title': '404 – Pagina niet gevonden',
  'notFound.hint': 'Op dit adres staat niets (meer).',
  'notFound.home': 'Naar de homepage',
  'notFound.book': 'Vrije data bekijken',
  'meta.home.description':
    'Villa met zwembad voor 6 tot 8 gasten in Praia da Luz, Algarve: drie slaapkamers, zeezicht, golf vlakbij. Bekijk prijzen en vrije data en boek rechtstreeks bij de eigenaar.',
  'meta.booking.title': 'Vrije data en prijzen',
  'meta.booking.description':
    'Vrije data en prijzen van de villa in Praia da Luz, in euro’s, ponden of dollars. Stuur een aanvraag, zonder iets te betalen.',
  'meta.notFound.title': 'Pagina niet gevonden',
  'footer.complaints': 'Klachtenboek (Livro de Reclamações)',
  'footer.taxNumber': 'NIF {number}',
});
