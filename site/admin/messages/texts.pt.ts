import { sentences } from '@shared/i18n/translation';

export const messagesPt = sentences({
  'Failed to update message.': 'Não foi possível atualizar a mensagem.',
  'Contact Messages': 'Mensagens',
  'Loading messages...': 'A carregar mensagens...',
  'The messages could not be loaded.': 'Não foi possível carregar as mensagens.',
  'No messages yet': 'Ainda não há mensagens',
  'The message that you opened is older than these and could not be loaded. Please press “Show more” to try again.':
    'A mensagem que abriu é mais antiga do que estas e não foi possível carregá-la. Carregue em “Mostrar mais” para tentar de novo.',
  'More messages could not be loaded.': 'Não foi possível carregar mais mensagens.',
  'Answer to {name}': 'Resposta a {name}',
  'Send answer': 'Enviar resposta',
  Answered: 'Resposta enviada',
  '{name} gets it by e-mail.': '{name} recebe-a por e-mail.',
  'Answer again': 'Responder de novo',
  'It goes by e-mail{inLanguage}, with the question below it.':
    'Segue por e-mail{inLanguage}, com a pergunta por baixo.',
  'It goes by e-mail{inLanguage} once the password of the mail server is typed again (Settings, Mail).':
    'Segue por e-mail{inLanguage} assim que a palavra-passe do servidor de e-mail for introduzida de novo (Definições, E-mail).',
  'E-mail is not set up, so it reaches nobody yet. Please set it up first (Settings, Mail).':
    'O e-mail não está configurado, por isso a resposta ainda não chega a ninguém. Configure-o primeiro, por favor (Definições, E-mail).',
  'The message could not be tied to the booking': 'Não foi possível associar a reserva',
  'About {link}': 'Sobre a {link}',
  'booking {bookingReference}': 'reserva {bookingReference}',
  'Not about it': 'Não é sobre ela',
  'Tie to a booking': 'Associar a uma reserva',
  Booking: 'Reserva',
  'By name, e-mail address or reference': 'Por nome, e-mail ou referência',
  'Bookings found': 'Reservas encontradas',
  'No booking was found.': 'Nenhuma reserva encontrada.',
  Unread: 'Não lida',
  'Was shown: {privacyNotice}': 'Viu: {privacyNotice}',
  'Mark as unread': 'Marcar como não lida',
  'Mark as read': 'Marcar como lida',
  'Existing booking': 'Reserva existente',
  'Villa and amenities': 'Casa e comodidades',
  '{you} answered {when}': '{you} de {when}',
  'You{#answer}': 'A sua resposta',
  '{user} answered {when}': 'Resposta de {user}, {when}',
});
