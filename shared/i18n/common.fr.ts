import type { commonEn } from './common.en';
import { translation } from './translation';

/** `common.en.ts` in French. */
export const commonFr = translation<typeof commonEn>()({
  'nav.label': 'Menu principal',
  'nav.home': 'Accueil',
  'nav.location': 'Situation',
  'nav.villa': 'La villa',
  'nav.golf': 'Golf',
  'nav.experiences': 'À découvrir',
  'nav.gallery': 'Photos',
  'nav.book': 'Réserver',
  'nav.contact': 'Contact',
  'nav.openMenu': 'Ouvrir le menu',
  'nav.closeMenu': 'Fermer le menu',
  'nav.currency': 'Devise',
  'nav.language': 'Langue',
  'nav.skip': 'Aller au contenu',
  'footer.about':
    'Une villa privée à Praia da Luz, dans l’ouest de l’Algarve. Vous réservez directement auprès du propriétaire.',
  'footer.explore': 'Explorer',
  'footer.contact': 'Contact',
  'footer.legal': 'Informations légales',
  'footer.privacy': 'Confidentialité',
  'footer.terms': 'Conditions de location',
  'footer.cancellation': 'Annulation',
  'footer.illustrations': 'Les images de la villa et de ses environs sont des illustrations.',
  'footer.placeIllustrations': 'Les images du golf et de la plage sont des illustrations.',
  'footer.registration': 'Alojamento Local {number}',
  'footer.rights': '© {year} {name}',
  'field.optional': 'facultatif',
  'toast.label': 'Notifications',
  'toast.close': 'Fermer la notification',
  'error.retry': 'Réessayer',
  'error.settings': 'Les prix n’ont pas pu être chargés.',
  'error.part.title': 'Cette partie n’a pas pu être chargée',
  'error.part.text':
    'Veuillez recharger la page. Si cela ne suffit pas, réessayez dans quelques minutes.',
  'error.connection':
    'Nous sommes injoignables pour le moment. Vérifiez votre connexion et réessayez.',
  'error.typedStays': 'Ce que vous avez saisi est toujours là.',
  'error.server': 'Notre serveur rencontre un problème. Veuillez réessayer dans quelques minutes.',
  'error.serverRequest':
    'Un problème est survenu chez nous. Veuillez réessayer ; s’il persiste, indiquez-nous le numéro {requestId}.',
  'error.refused':
    'Notre serveur n’a pas accepté cette demande. Veuillez recharger la page et réessayer.',
  'error.page.title': 'Une erreur a interrompu cette page',
  'error.page.text':
    'C’est notre faute, pas la vôtre. Ce qui vous a été confirmé reste valable ; ce que vous aviez saisi ici est perdu. Veuillez recharger la page. Si cela se reproduit, repartez de la page d’accueil ou revenez dans quelques minutes.',
  'error.reload': 'Recharger la page',
  'error.noScript': 'Ce formulaire a besoin de JavaScript. Activez-le, puis rechargez la page.',
  'error.gallery': 'Les photos n’ont pas pu être chargées.',
  'notFound.title': '404 – Page introuvable',
  'notFound.hint': 'Il n’y a rien, ou plus rien, à cette adresse.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.book': 'Voir les disponibilités',
  'meta.home.description':
    'Villa avec piscine pour 6 à 8 personnes à Praia da Luz, en Algarve : trois chambres, vue mer, golf à proximité. Consultez les prix et les dates libres, et réservez directement auprès du propriétaire.',
  'meta.booking.title': 'Disponibilités et prix',
  'meta.booking.description':
    'Dates libres et prix de la villa à Praia da Luz, en euros, en livres ou en dollars. Envoyez une demande, sans rien payer.',
  'meta.notFound.title': 'Page introuvable',
  'footer.complaints': 'Livre de réclamations (Livro de Reclamações)',
  'footer.taxNumber': 'NIF {number}',
});
