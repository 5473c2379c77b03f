import { sentences } from '@shared/i18n/translation';

export const auditPt = sentences({
  Downloads: 'Transferências',
  'About{#subject}': 'Sobre',
  Everything: 'Tudo',
  'Reference or name': 'Referência ou nome',
  Until: 'Até',
  'Loading the activity...': 'A carregar a atividade...',
  'The activity could not be loaded.': 'Não foi possível carregar a atividade.',
  'Nothing to show here': 'Não há nada para mostrar aqui',
  'The server': 'O servidor',
  '{kind} {amount} by {day}': '{kind} {amount} até {day}',
});
