import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const offersPt = sentences({
  'The offer could not be saved.': 'Não foi possível guardar a proposta.',
  'Guest said no on {day}': 'Recusada pelo hóspede a {day}',
  'Offer expired on {day}': 'Proposta expirou a {day}',
  'Offer withdrawn on {day}': 'Proposta retirada a {day}',
  'Offer ended on {day}: nights taken': 'Proposta terminou a {day}: noites ocupadas',
  'The guest cannot accept it now: nights of it are held for another guest, who has an offer as well.':
    'O hóspede não a pode aceitar agora: há noites dela guardadas para outro hóspede, que também tem uma proposta.',
  'The guest cannot accept it now: another booking has nights of it.':
    'O hóspede não a pode aceitar agora: outra reserva tem noites dela.',
  'The guest cannot accept it now: nights of it are blocked, by you or by the calendar of another site.':
    'O hóspede não a pode aceitar agora: há noites dela bloqueadas, por si ou pelo calendário de outro site.',
  'The guest has not been notified': 'O hóspede não foi avisado',
  'Offer sent': 'Proposta enviada',
  'To {guestEmail}': 'Para {guestEmail}',
  'Offer to {guestName}': 'Proposta a {guestName}',
  'The guest accepts it on their page; until then you can withdraw it.':
    'O hóspede aceita-a na sua página; até lá, pode retirá-la.',
  'Valid until': 'Válida até',
  'To the end of that day in the villa.': 'Até ao fim desse dia na casa.',
  'Please choose a day.': 'Escolha um dia, por favor.',
  '{hint} You can offer it all the same.': '{hint} Pode propô-la na mesma.',
  'List price {list}': 'Preço de tabela {list}',
  'Your message to the guest': 'A sua mensagem ao hóspede',
  'They stand in the mail and on the guest’s page.': 'Aparece no e-mail e na página do hóspede.',
  'They stand on the guest’s page.': 'Aparece na página do hóspede.',
  'Hold the nights until then, so that nobody else can have them':
    'Guardar as noites até lá, para que mais ninguém as possa ocupar',
  'The guest’s acceptance confirms the booking; otherwise I confirm it myself':
    'A aceitação do hóspede confirma a reserva; caso contrário, sou eu que a confirmo',
  'Save draft': 'Guardar rascunho',
  'Send the offer': 'Enviar a proposta',
  'What for': 'Descrição',
  '{name}, amount in {currency}': '{name}, valor em {currency}',
  'Add a line': 'Adicionar uma linha',
  'Make an offer': 'Fazer uma proposta',
  'Loading offers...': 'A carregar as propostas...',
  'The offers could not be loaded.': 'Não foi possível carregar as propostas.',
  'That could not be done.': 'Não foi possível fazê-lo.',
  'Draft deleted': 'Rascunho eliminado',
  'Offer sent again': 'Proposta enviada de novo',
  'Offer withdrawn': 'Proposta retirada',
  'Withdraw the offer?': 'Retirar a proposta?',
  '{guestName} cannot accept it any more, and nights that were held for it are free again.':
    '{guestName} deixa de a poder aceitar, e as noites guardadas para ela voltam a ficar livres.',
  'Tell the guest by mail': 'Avisar o hóspede por e-mail',
  'They stand in the mail.': 'Aparece no e-mail.',
  'Keep the offer': 'Manter a proposta',
  'Withdraw the offer': 'Retirar a proposta',
  'Draft, not sent': 'Rascunho, por enviar',
  'Confirmed by you on {settledAt}': 'Confirmada por si em {settledAt}',
  'Accepted by the guest on {settledAt}': 'Aceite pelo hóspede em {settledAt}',
  'Declined by the guest on {settledAt}': 'Recusada pelo hóspede em {settledAt}',
  'Expired: not answered by {until}': 'Expirada: sem resposta até {until}',
  'Ended on {settledAt}: its nights were not free any more':
    'Terminada em {settledAt}: as noites já não estavam livres',
  'Ended on {settledAt}: you confirmed the booking without it':
    'Terminada em {settledAt}: confirmou a reserva sem ela',
  'Ended on {settledAt} with the booking': 'Terminada em {settledAt} com a reserva',
  'Withdrawn on {settledAt}': 'Retirada em {settledAt}',
  'Offer sent, until {validUntil}': 'Proposta enviada, até {validUntil}',
  'Accepted, waits for you': 'Aceite, à espera de si',
  'Please say what it is for': 'Indique a que se refere',
  'Please write an amount such as 450 or -20.50': 'Escreva um valor como 450 ou -20,50',
  'Remove this line': 'Remover esta linha',
  '{stay}, {guestCount} {guestCount|guest|guests}, {total}':
    '{stay}, {guestCount} {guestCount|hóspede|hóspedes}, {total}',
  '{stay}, {guestCount} {guestCount|guest|guests}, {total} (list price {list})':
    '{stay}, {guestCount} {guestCount|hóspede|hóspedes}, {total} (preço de tabela {list})',
  'Sent on {sentAt}, open until {until}; the nights are held':
    'Enviada em {sentAt}, em aberto até {until}; as noites estão guardadas',
  'Sent on {sentAt}, open until {until}; the nights are not held':
    'Enviada em {sentAt}, em aberto até {until}; as noites não estão guardadas',
  'The amounts were calculated again for these dates. Yours were: {amounts}.':
    'Os valores foram recalculados para estas datas. Antes tinha indicado: {amounts}.',
  'Close the offer?': 'Fechar a proposta?',
  'What you have written is not saved. A draft stays with the booking, and the guest is not notified.':
    'O que escreveu não está guardado. Um rascunho fica na reserva, e o hóspede não é avisado.',
  Discard: 'Descartar',
  'Save as draft': 'Guardar como rascunho',
  'Go on writing': 'Continuar a escrever',
  'Use it': 'Usar',
});
