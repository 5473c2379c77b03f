import type { guestErrorsEn } from './guestErrors.en';
import { translation } from './translation';

/** `guestErrors.en.ts` in Portuguese. */
export const guestErrorsPt = translation<typeof guestErrorsEn>()({
  forbidden_origin:
    'Isto só pode ser enviado a partir de {publicUrl}. Abra esse endereço e tente de novo, por favor.',
  not_found: 'Não foi possível encontrar {what}, ou já não existe.',
  'not_found.address': 'este endereço',
  method_not_allowed: 'Este endereço só responde a {allowed}.',
  not_json: 'Envie JSON com o cabeçalho Content-Type: application/json, por favor.',
  form_too_large:
    'Isto é mais do que pode ser enviado de uma vez, e nada ficou guardado. Volte atrás e escreva menos, por favor.',
  no_form: 'Volte atrás e envie o formulário da página, por favor.',
  too_many_guests:
    'A casa recebe no máximo {maxGuests} {maxGuests|hóspede|hóspedes}. Escolha menos, por favor.',
  'idempotency_conflict.enquiry':
    'Este pedido já foi enviado com outros dados. Recarregue a página e envie-o de novo, por favor.',
  'idempotency_conflict.message':
    'Esta mensagem já foi enviada com outro texto. Recarregue a página e envie-a de novo, por favor.',
  price_changed:
    'Entretanto o preço mudou. Confirme o novo preço e envie o pedido de novo, por favor.',
  'rate_limited.calls':
    'Demasiados pedidos a partir da sua ligação. Tente de novo dentro de {minutes} {minutes|minuto|minutos}, por favor.',
  unavailable:
    'Não foi possível concluir e nada ficou guardado. Tente de novo dentro de um minuto, por favor.',
  internal:
    'Algo correu mal do nosso lado. Tente de novo, por favor; se continuar, indique-nos o número do pedido.',
});
