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
  '{reference} for {guestName}': '{reference} de {guestName}',
  'confirmed {booking}': 'confirmou {booking}',
  'cancelled {booking}': 'cancelou {booking}',
  'declined {booking}': 'recusou {booking}',
  'recorded {amount} received for {booking} ({details})':
    'registou {amount} recebidos por {booking} ({details})',
  'recorded {amount} given back for {booking} ({details})':
    'registou {amount} devolvidos por {booking} ({details})',
  'wrote off {amount} of {booking} ({details})':
    'deu como perdidos {amount} de {booking} ({details})',
  'kept {amount} of the security deposit of {booking} ({details})':
    'reteve {amount} da caução de {booking} ({details})',
  'removed the write-off of {amount} of {booking} ({details})':
    'deixou de dar como perdidos {amount} de {booking} ({details})',
  'no longer keeps {amount} of the security deposit of {booking} ({details})':
    'deixou de reter {amount} da caução de {booking} ({details})',
  'turned the payment into an amount that is written off or kept':
    'transformou o pagamento num valor dado como perdido ou retido',
  'turned an amount that was written off or kept into a payment':
    'transformou um valor dado como perdido ou retido num pagamento',
  'changed the texts': 'alterou os textos',
  'changed the texts of the arrival page': 'alterou os textos da página de chegada',
  'added the {thing}': 'adicionou: {thing}',
  'removed the {thing}': 'removeu: {thing}',
  'switched it on': 'ativou',
  'switched it off': 'desativou',
  'switched on: {thing}': 'ativou: {thing}',
  'switched off: {thing}': 'desativou: {thing}',
  'set the {field} to {to}': 'preencheu «{field}»: {to}',
  'removed the {field} ({from})': 'apagou «{field}» ({from})',
  'changed the {field} from {from} to {to}': 'alterou «{field}» de {from} para {to}',
  '{field} of the {thing}': '{field} ({thing})',
  'season “{name}”': 'época «{name}»',
  'discount “{name}”': 'desconto «{name}»',
  discount: 'desconto',
  'extra “{name}”': 'extra «{name}»',
  '{kind} {amount} by {day}': '{kind} {amount} até {day}',
});
