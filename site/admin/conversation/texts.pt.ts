import { sentences } from '@shared/i18n/translation';

export const conversationPt = sentences({
  'The conversations could not be loaded.': 'Não foi possível carregar as conversas.',
  'About bookings': 'Sobre reservas',
  'More conversations': 'Mais conversas',
  '{unread} unread': '{unread} por ler',
  'A file': 'Um ficheiro',
  '{files} files': '{files} ficheiros',
  'You: {words}': 'A sua mensagem: {words}',
  Conversation: 'Conversa',
  '{unread} new': '{unread} {unread|nova|novas}',
  'Loading the conversation...': 'A carregar a conversa...',
  'The conversation could not be loaded.': 'Não foi possível carregar a conversa.',
  'Write to {guestName}': 'Escrever a {guestName}',
  'The guest reads it on their page and is notified by mail{inLanguage}.':
    'O hóspede lê a mensagem na sua página e é avisado por e-mail{inLanguage}.',
  'The guest reads it on their page. Mail is not set up, so please tell them yourself as well.':
    'O hóspede lê a mensagem na sua página. O envio de e-mails não está configurado: avise-o também diretamente.',
  'It is on the page of {guestName}. No mail tells of it.':
    'Está na página de {guestName}. Não segue nenhum aviso por e-mail.',
  Sent: 'Enviada',
  'Conversation with {guestName}': 'Conversa com {guestName}',
  'Seen {readAt}': 'Lida em {readAt}',
  'File saved': 'Ficheiro guardado',
  'The file could not be saved': 'Não foi possível guardar o ficheiro',
  'By the contact form. {link}': 'Pelo formulário de contacto. {link}',
  'Answer it there': 'Responder lá',
  '“{name}” has {size}; the limit is {maxAttachmentBytes}.':
    '“{name}” tem {size}; o máximo é {maxAttachmentBytes}.',
  'This was not sent. What you typed stays here.':
    'Não foi possível enviar. O que escreveu mantém-se aqui.',
  'Files to send': 'Ficheiros a enviar',
  'Leave out {name}': 'Retirar {name}',
  'Leave out': 'Retirar',
  '{offline} What you typed stays here until you can send it.':
    '{offline} O que escreveu mantém-se aqui até o poder enviar.',
  'Files: pictures or PDF, at most 10 MB each': 'Ficheiros: imagens ou PDF, até 10 MB cada',
  'Attach a file': 'Anexar um ficheiro',
  You: 'A sua mensagem',
  'Please choose one file at a time.': 'No máximo, um ficheiro de cada vez.',
  'Not added: {names}.': 'Não entraram: {names}.',
  'Please choose at most {most} files at a time.': 'No máximo, {most} ficheiros de cada vez.',
  'The guest reads it on their page. There is no email address, so please tell them yourself as well.':
    'O hóspede lê-a na sua página. Não há endereço de e-mail, por isso avise-o também por si.',
  'Show {hidden} earlier {hidden|message|messages}':
    'Mostrar {hidden} {hidden|mensagem anterior|mensagens anteriores}',
});
