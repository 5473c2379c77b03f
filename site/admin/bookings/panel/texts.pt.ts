import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const panelPt = sentences({
  'List price': 'Preço de tabela',
  'Record{#noun}': 'Registo',
  Reference: 'Referência',
  Source: 'Origem',
  'Enquiry on the website': 'Pedido de reserva no site',
  'Entered by the owner': 'Registada pelo proprietário',
  'Booking {reference}': 'Reserva {reference}',
  'There is no booking with this reference. Please check how it is spelt.':
    'Não há nenhuma reserva com esta referência. Verifique se está bem escrita, por favor.',
  'Loading booking...': 'A carregar a reserva...',
  'The booking could not be loaded.': 'Não foi possível carregar a reserva.',
  'Sent twice: the same guest has asked for these days before. Decline one of the two.':
    'Enviado duas vezes: o mesmo hóspede já tinha pedido estes dias. Recuse um dos dois pedidos.',
  'The same guest has sent this enquiry more than once:':
    'O mesmo hóspede enviou este pedido mais do que uma vez:',
  'Nights of this stay are already given:': 'Há noites desta estadia que já estão atribuídas:',
  'Nights of this stay are already given, and others ask for them:':
    'Há noites desta estadia que já estão atribuídas, e outras que mais alguém pede:',
  'Another guest asks for these nights as well:': 'Outro hóspede também pede estas noites:',
  'Other guests ask for these nights as well:': 'Outros hóspedes também pedem estas noites:',
  'Change contact details': 'Alterar os dados de contacto',
  'Change contact': 'Alterar contacto',
  Reads: 'Lê em',
  'Was shown': 'Foi-lhe mostrado',
  'Your notes': 'As suas notas',
  'Notes for the house': 'Notas para a casa',
  'Shown to housekeepers with the day, without the guest’s name: a cot, late arrival, an allergy.':
    'As governantas veem-nas junto do dia, sem o nome do hóspede: uma cama de bebé, chegada tardia, uma alergia.',
  'Save notes': 'Guardar notas',
  'The booking could not be printed': 'Não foi possível imprimir a reserva',
  'The booking could not be saved': 'Não foi possível guardar a reserva',
  'Save as PDF': 'Guardar em PDF',
  'Will be sent': 'E-mails programados',
  'Loading the mails...': 'A carregar os e-mails...',
  'The mails could not be loaded.': 'Não foi possível carregar os e-mails.',
  'Mail is not set up, so none of these go.':
    'O envio de e-mails não está configurado, por isso nenhum destes é enviado.',
  'Mails go to this guest by themselves': 'E-mails automáticos a este hóspede',
  'No mail is planned.': 'Não há e-mails programados.',
  'This was not changed.': 'A alteração não foi feita.',
  Hold: 'Reter',
  'Let go': 'Libertar',
  'Send now': 'Enviar agora',
  'Send this mail now?': 'Enviar este e-mail agora?',
  'Send it now': 'Enviar já',
  'Close this to go on with the list.': 'Feche este painel para continuar com a lista.',
  'Children under {minimumAge}': 'Crianças com menos de {minimumAge} anos',
  'None{#count}': '0',
  'Change dates and price': 'Alterar datas e preço',
  'Guest’s page': 'Página do hóspede',
  'Loading the guest’s page...': 'A carregar a página do hóspede...',
  'The guest’s page could not be loaded.': 'Não foi possível carregar a página do hóspede.',
  'The guest’s data were erased, and with them the page.':
    'Os dados do hóspede foram apagados e, com eles, a página.',
  'Who comes': 'Quem vem',
  'Not filled in yet': 'Ainda por preencher',
  '{arrivalTime}, before check-in at {checkinTime}':
    '{arrivalTime}, antes da entrada às {checkinTime}',
  'Details open': 'Detalhes desde',
  'Fill in the arrival details': 'Preencher os dados de chegada',
  'The link is there': 'A ligação está pronta',
  'Copy it for the guest.': 'Copie-a para o hóspede.',
  'Making the link failed': 'Não foi possível criar a ligação',
  'The link is new': 'Há uma nova ligação',
  'Copy it for the guest. The next mail to the guest brings it as well.':
    'Copie-a para o hóspede. O próximo e-mail também a leva.',
  'Renewing failed': 'Não foi possível renovar a ligação',
  'Make the link': 'Criar a ligação',
  'Copy link': 'Copiar ligação',
  'It opens the guest’s page: send it to the guest alone.':
    'Abre a página do hóspede: envie-a só ao hóspede.',
  'Renew link': 'Renovar ligação',
  'Renew the link?': 'Renovar a ligação?',
  'The link in the mails that the guest has opens nothing any more. Do it when the link is in the wrong hands.':
    'A ligação nos e-mails que o hóspede tem deixa de abrir a página. Faça-o quando a ligação estiver em mãos erradas.',
  'The guest asks to cancel.': 'O hóspede pede para cancelar.',
  'It was not marked as done': 'Não foi marcado como tratado',
  'Mark as done': 'Marcar como tratado',
  'Checking price and nights...': 'A verificar o preço e as noites...',
  '{hint} You can save it all the same.': '{hint} Pode guardar na mesma.',
  'The amount is the list price.': 'O valor é o preço de tabela.',
  'Use {listCents}': 'Usar {listCents}',
  'Stay and price': 'Estadia e preço',
  'Change dates or price': 'Alterar datas ou preço',
  'Cancellation: nothing is given back.': 'Cancelamento: nada é devolvido.',
  'Booking updated': 'Reserva atualizada',
  'Your changes have been saved': 'As suas alterações foram guardadas',
  'Agreed amount': 'Valor acordado',
  '{amount} below the list price': '{amount} abaixo do preço de tabela',
  '{amount} above the list price': '{amount} acima do preço de tabela',
  'You have blocked {nights}.': 'Bloqueou {nights}.',
  'You have blocked {nights}. Delete the block before you confirm.':
    'Bloqueou {nights}. Elimine o bloqueio antes de confirmar.',
  'Another calendar has nights of this stay: {nights}.':
    'Outro calendário tem noites desta estadia: {nights}.',
  'Another calendar has nights of this stay: {nights}. They become free here when they are free there.':
    'Outro calendário tem noites desta estadia: {nights}. Ficam livres aqui quando ficarem livres lá.',
  'Changed in another window meanwhile: {stored}. Saving replaces that.':
    'Entretanto alterado noutra janela: {stored}. Ao guardar, substitui isso.',
  'Changed in another window meanwhile: {stay}, {guests} {guests|guest|guests}, {amount}. Saving replaces that.':
    'Entretanto alterada noutra janela: {stay}, {guests} {guests|hóspede|hóspedes}, {amount}. Ao guardar, substitui isso.',
  'Saved in another window meanwhile: “{notes}”. Saving replaces that.':
    'Entretanto guardado noutra janela: “{notes}”. Ao guardar, substitui isso.',
  'Saved in another window meanwhile: no notes. Saving replaces that.':
    'As notas foram entretanto eliminadas noutra janela. Ao guardar, ficam as que estão aqui.',
  'Saved in another window meanwhile: no notes for the house. Saving replaces that.':
    'As notas para a casa foram entretanto eliminadas noutra janela. Ao guardar, ficam as que estão aqui.',
  '{name}, to {guest} at {email}{inLanguage}. It goes once: not again when it would have gone by itself.':
    '{name}, para {guest}, {email}{inLanguage}. Só é enviado uma vez: não volta a ser enviado na data programada.',
  'Goes {time}': 'Envio: {time}',
  'Held. Planned for {time}': 'Retido. Programado para {time}',
  'Sent {time}': 'Enviado: {time}',
  'Does not go. {reason}': 'Não é enviado. {reason}',
  'The guest asks for other dates: {stay}.': 'O hóspede pede outras datas: {stay}.',
  'The guest will not find {missing}.': 'O hóspede não vai encontrar {missing}.',
  'Open until {day}. It stands in every mail to the guest.':
    'Aberta até {day}. A ligação está em todos os e-mails ao hóspede.',
  reference: 'referência',
  '{amount} at the exchange rate of the booking': '{amount} à taxa de câmbio da reserva',
  'all until {day}': 'tudo até {day}',
  '{percent}% until {day}': '{percent}% até {day}',
  'Given back after a cancellation: {steps}, then nothing.':
    'Devolvido em caso de cancelamento: {steps}; depois, nada.',
  'What the guest asks for': 'O que o hóspede pede',
  'These nights are free.': 'Estas noites estão livres.',
  'List price {list}; the booking is at {now} now.':
    'Preço de tabela: {list}; a reserva está agora em {now}.',
  'There is an offer already. Change or withdraw it below before you make another one.':
    'Já existe uma proposta. Altere-a ou retire-a abaixo antes de fazer outra.',
  'Make an offer for these dates': 'Fazer uma proposta para estas datas',
  'Change to these dates': 'Mudar para estas datas',
  'Decline, and tell the guest': 'Recusar e avisar o hóspede',
  'Decline the other dates?': 'Recusar as outras datas?',
  'Keep the stay, and tell the guest': 'Manter a estadia e avisar o hóspede',
  'Keep the stay?': 'Manter a estadia?',
  'Your message to {guestName}': 'A sua mensagem a {guestName}',
  'The guest reads your message on their page and is notified by mail{inLanguage}.':
    'O hóspede lê a mensagem na sua página e é avisado por e-mail{inLanguage}.',
  'The guest reads them on their page. Mail is not set up, so please tell them yourself as well.':
    'O hóspede lê a mensagem na sua página. O envio de e-mails não está configurado: avise-o também diretamente.',
  'Answer sent': 'Resposta enviada',
  'This was not sent. What you typed is still here.':
    'Não foi possível enviar. O que escreveu mantém-se aqui.',
  'Send to the guest': 'Enviar ao hóspede',
  'The link in earlier mails stops working, so that nobody at the old address reads this guest’s page. The next mail brings a new one.':
    'A ligação nos e-mails anteriores deixa de funcionar, para que ninguém no endereço antigo leia a página deste hóspede. O próximo e-mail leva uma nova.',
  'Send the confirmation again': 'Enviar a confirmação de novo',
  'Send the confirmation again?': 'Enviar a confirmação de novo?',
  'Send the confirmation to the new address?': 'Enviar a confirmação para o novo endereço?',
  '{guestName} gets it at {guestEmail}{inLanguage}, with the stay as it is now, the calendar file and the link to their page.':
    '{guestName} recebe-a em {guestEmail}{inLanguage}, com a estadia como está agora, o ficheiro de calendário e a ligação para a sua página.',
  'Confirmation sent': 'Confirmação enviada',
  'The confirmation was not sent': 'Não foi possível enviar a confirmação',
  'Open until {day}. The next mail to the guest brings its link.':
    'Aberta até {day}. O próximo e-mail ao hóspede leva a ligação.',
  '{calendars} may have sold nights of this stay as well. Look there first.':
    'Noites desta estadia podem ter sido vendidas também em {calendars}. Verifique lá primeiro.',
  '{calendars} may have sold nights of this stay as well. Look there before you confirm.':
    'Noites desta estadia podem ter sido vendidas também em {calendars}. Verifique lá antes de confirmar.',
  Bill: 'Conta',
  'Received {amount}': 'Recebidos {amount}',
  'Next: {name}, {day}': 'A seguir: {name}, {day}',
  'Who comes is not filled in yet': 'Ainda não se sabe quem vem',
});
