import { translation } from '@shared/i18n/translation';
import type { auditEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const auditPt = translation<typeof auditEn>()({
  'audit.bookings': 'Reservas',
  'audit.calendar': 'Calendário',
  'audit.prices': 'Preços',
  'audit.settings': 'Definições',
  'audit.site': 'Site',
  'audit.gallery': 'Galeria',
  'audit.mail': 'E-mail',
  'audit.signingIn': 'Início de sessão',
  'audit.downloads': 'Transferências',
  'audit.privacy': 'Privacidade',
  'audit.activity': 'Atividade',
  'audit.about': 'Sobre',
  'audit.everything': 'Tudo',
  'audit.referenceOrName': 'Referência ou nome',
  'audit.from': 'De',
  'audit.until': 'Até',
  'audit.downloadAsCsv': 'Transferir em CSV',
  'audit.saved': 'Guardado',
  'audit.notSaved': 'Não foi possível guardar',
  'audit.loadingTheActivity': 'A carregar a atividade...',
  'audit.theActivityCouldNot': 'Não foi possível carregar a atividade.',
  'audit.nothingToShowHere': 'Não há nada para mostrar aqui',
  'audit.loading': 'A carregar...',
  'audit.showMore': 'Mostrar mais',
  'audit.theServer': 'O servidor',
  'audit.nothing': 'nada',
  'audit.yes': 'sim',
  'audit.no': 'não',
});
