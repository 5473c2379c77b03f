import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const mailPt = sentences({
  'Set on the server’s machine, which goes before what is set here':
    'Definido na máquina do servidor, o que prevalece sobre o que se define aqui',
  'STARTTLS where it is offered': 'STARTTLS, quando disponível',
  'These are set on the machine where your server runs, and go before what is set here. Whoever looks after that machine can change them, or take them away so that they are set here; “Mail” in the documentation (docs/mail.md) says where.':
    'Estas definições estão na máquina onde o seu servidor funciona e prevalecem sobre as daqui. Quem cuida dessa máquina pode alterá-las, ou retirá-las para que se definam aqui; “Mail” na documentação (docs/mail.md) diz onde.',
  'Mail server': 'Servidor de e-mail',
  'Your mail server': 'O seu servidor de e-mail',
  '{host}, port {port}': '{host}, porta {port}',
  Encryption: 'Encriptação',
  User: 'Utilizador',
  'Mails come from': 'Remetente dos e-mails',
  'Your notifications go to': 'Os seus avisos vão para',
  'Mail is not set up': 'O e-mail não está configurado',
  'Guests get no mail, and neither do you: every mail is kept as a file on the server instead.':
    'Nem os hóspedes nem o proprietário recebem e-mails: cada um fica guardado como ficheiro no servidor.',
  'Mails wait for the mail server’s password':
    'Há e-mails à espera da palavra-passe do servidor de e-mail',
  'The stored one cannot be read any more: the database came from another server, or its key is gone. Nothing is lost.':
    'A que está guardada já não pode ser lida: a base de dados veio de outro servidor ou falta a sua chave. Não se perdeu nada.',
  'Type the password again': 'Introduzir a palavra-passe de novo',
  'The mail was not sent again': 'Não foi possível reenviar o e-mail',
  'The mail was not dismissed': 'Não foi possível descartar o e-mail',
  '{part} to {recipient}': '{part} para {recipient}',
  'Send again: {name} to {recipient}': 'Reenviar: {name} para {recipient}',
  'Dismiss: {name} to {recipient}': 'Descartar: {name} para {recipient}',
  'Asks for each part of the payment that is open.':
    'Pede cada parte do pagamento que esteja em aberto.',
  'Reminds of a part that is still open shortly before it is due.':
    'Lembra que uma parte ainda está por pagar, pouco antes da data limite.',
  'Asks for a part that was not paid in time.': 'Pede uma parte que não foi paga a tempo.',
  'Leads to the way, the key and the house rules on the guest’s page.':
    'Indica que o percurso, a chave e as regras da casa estão na página do hóspede.',
  'Says until when the house is theirs, and what to see to.':
    'Diz até quando podem ficar na casa e do que devem tratar.',
  'Thanks, and asks for a few words about the stay.':
    'Agradece e pede algumas palavras sobre a estadia.',
  'Times saved': 'Horários guardados',
  'Planned mails have moved with them.': 'Os e-mails programados foram ajustados.',
  'Mails that go by themselves': 'E-mails automáticos',
  'Times are by the villa’s clock. Each booking shows what goes when, and any of it can be held there. Those that ask for money are right only if you record payments here.':
    'As horas são as da casa. Cada reserva mostra o que segue e quando, e qualquer e-mail pode ser retido lá. Os que pedem dinheiro só estão certos se registar aqui os pagamentos.',
  '{value} goes by itself': '{value}: enviar automaticamente',
  'The times were not saved.': 'Não foi possível guardar os horários.',
  'Saving…': 'A guardar…',
  'Save times': 'Guardar horários',
  Days: 'Dias',
  'Of each part': 'De cada parte',
  'Please enter a whole number from 0 to {maxOffsetDays}':
    'Introduza um número inteiro de 0 a {maxOffsetDays}, por favor',
  'Counted from': 'A contar de',
  '{name}: counted from': '{name}: a contar de',
  At: 'Às',
  'Loading the mail settings…': 'A carregar as definições de e-mail…',
  'The mail settings could not be loaded.': 'Não foi possível carregar as definições de e-mail.',
  'The stored password cannot be read any more: the database came from another server, or its key is gone. Please type the password again; mails wait until then.':
    'A palavra-passe guardada já não pode ser lida: a base de dados veio de outro servidor ou falta a sua chave. Introduza-a de novo, por favor; até lá, os e-mails esperam.',
  'How mails leave': 'Como saem os e-mails',
  'Sends your mails. Your mail provider’s help calls it the outgoing server, or SMTP.':
    'Envia os seus e-mails. A ajuda do seu fornecedor de e-mail chama-lhe servidor de saída, ou SMTP.',
  'For example smtp.example.com': 'Por exemplo, smtp.example.com',
  '587 with STARTTLS, 465 with TLS': '587 com STARTTLS, 465 com TLS',
  'I accept that everybody on the way can read the password and every mail':
    'Aceito que qualquer pessoa pelo caminho possa ler a palavra-passe e todos os e-mails',
  'Often the whole mail address': 'Muitas vezes, o endereço de e-mail completo',
  'Kept encrypted, and never shown again': 'É guardada encriptada e nunca mais é mostrada',
  'A password is stored. Leave this empty to keep it.':
    'Há uma palavra-passe guardada. Deixe vazio para a manter.',
  'The stored password is for another server or user: please type it again.':
    'A palavra-passe guardada é de outro servidor ou utilizador: introduza-a de novo, por favor.',
  Addresses: 'Endereços',
  'Guests see the sender, and their replies go to you. You are notified of enquiries and messages at your address.':
    'Os hóspedes veem o remetente e respondem-lhe a si. Os avisos de pedidos de reserva e de mensagens chegam ao seu endereço.',
  'Save mail settings': 'Guardar definições de e-mail',
  'Sending…': 'A enviar…',
  'Send me a test mail': 'Enviar-me um e-mail de teste',
  'The test mail was not sent.': 'O e-mail de teste não foi enviado.',
  'The mail server said:': 'O servidor de e-mail respondeu:',
  'Loading the times…': 'A carregar os horários…',
  'The times could not be loaded.': 'Não foi possível carregar os horários.',
  'Loading the texts…': 'A carregar os textos…',
  'The texts could not be loaded.': 'Não foi possível carregar os textos.',
  'What mails say': 'O que dizem os e-mails',
  'What you do not change is the standard text. The facts of the stay, the price and the link to the guest’s page stand below it by themselves.':
    'O que não alterar fica com o texto padrão. Os dados da estadia, o preço e a ligação para a página do hóspede aparecem por baixo, automaticamente.',
  'Save first, or go back to what was.': 'Guarde primeiro, ou volte ao que estava.',
  'Text saved': 'Texto guardado',
  'It holds for the next mail.': 'Vale a partir do próximo e-mail.',
  'Back to the standard text?': 'Voltar ao texto padrão?',
  'Your own words for this mail in {language} are deleted, and nobody can bring them back.':
    'O seu texto deste e-mail em {language} é eliminado e ninguém o pode recuperar.',
  'Use the standard text': 'Usar o texto padrão',
  'The standard text holds again': 'Volta a valer o texto padrão',
  'Words of the mail': 'Texto do e-mail',
  Subject: 'Assunto',
  'An empty line begins a new paragraph.': 'Uma linha vazia começa um novo parágrafo.',
  'Insert into the text': 'Inserir no texto',
  'The standard text was not put back.': 'O texto padrão não foi reposto.',
  'The text was not saved.': 'Não foi possível guardar o texto.',
  'Save text': 'Guardar texto',
  'Undo changes': 'Desfazer alterações',
  'Back to the standard text': 'Voltar ao texto padrão',
  'Loading the bookings…': 'A carregar as reservas…',
  'The mail can be shown once there is a booking.':
    'O e-mail pode ser mostrado assim que houver uma reserva.',
  'As the guest of': 'Com os dados da reserva de',
  'Form of the mail': 'Formato do e-mail',
  'As a mail': 'Como e-mail',
  'As plain text': 'Só texto',
  'The mail as plain text': 'O e-mail só em texto',
  'The mail': 'O e-mail',
  'Test mail sent': 'E-mail de teste enviado',
  'It is on its way to {recipient}.': 'Vai a caminho de {recipient}.',
  'The test mail was not sent': 'O e-mail de teste não foi enviado',
  'The mail server did not accept user and password. The user is often the whole address; providers with two-step sign-in want an app password instead of your own.':
    'O servidor de e-mail não aceitou o utilizador e a palavra-passe. O utilizador é muitas vezes o endereço completo; os fornecedores com início de sessão em dois passos pedem uma palavra-passe de aplicação em vez da sua.',
  'The mail server wants a user and a password before it takes mail.':
    'O servidor de e-mail pede um utilizador e uma palavra-passe antes de aceitar e-mails.',
  'The mail server does not take mail to {recipient}. Check the address; some servers need a user and a password first.':
    'O servidor de e-mail não aceita e-mails para {recipient}. Confira o endereço; alguns servidores pedem primeiro um utilizador e uma palavra-passe.',
  'The mail server refused the mail itself. Its answer says why.':
    'O servidor de e-mail recusou o próprio e-mail. A resposta diz porquê.',
  'The stored password of the mail server cannot be read any more. Please type it again and save.':
    'A palavra-passe guardada do servidor de e-mail já não pode ser lida. Introduza-a de novo e guarde, por favor.',
  'The mail was not sent. Please check server, port and encryption.':
    'O e-mail não foi enviado. Confira o servidor, a porta e a encriptação, por favor.',
  'Receipt of the enquiry': 'Confirmação de receção do pedido',
  'Notification of an enquiry': 'Aviso de um pedido de reserva',
  'Decline{#mail}': 'Recusa',
  'Notification of a changed stay': 'Aviso de estadia alterada',
  'Notification of a guest’s request': 'Aviso de um pedido de alteração ou cancelamento',
  'Notice to the guest that an offer has ended': 'Aviso ao hóspede de que uma proposta terminou',
  'Notification of an offer': 'Aviso sobre uma proposta',
  'Receipt of a message': 'Confirmação de receção de uma mensagem',
  'Notification of a message': 'Aviso de uma mensagem',
  'Answer to a message': 'Resposta a uma mensagem',
  'Notification of a guest’s message': 'Aviso do que um hóspede escreveu',
  'Notice to the guest of your message': 'Aviso ao hóspede do que lhe escreveu',
  'Link for a new password': 'Ligação para uma nova palavra-passe',
  'Notification of a sign-in from a new device': 'Aviso de início de sessão num novo dispositivo',
  'Unreadable mail': 'E-mail ilegível',
  Port: 'Porta',
  'Sender’s name': 'Nome do remetente',
  'Sender’s address': 'Endereço do remetente',
  'Your address{#mail}': 'O seu endereço',
  'Request for payment': 'Pedido de pagamento',
  'Reminder of a payment': 'Lembrete de pagamento',
  'Overdue payment': 'Pagamento em atraso',
  'Before the arrival': 'Antes da chegada',
  'Before the departure': 'Antes da partida',
  'Thanks, and request for a review': 'Agradecimento e pedido de avaliação',
  'full amount': 'valor total',
  'The booking is cancelled.': 'A reserva está cancelada.',
  'It is switched off.': 'Está desligado.',
  'Nothing is open of it.': 'Não há nada em aberto.',
  'The stay was confirmed after its time.': 'A estadia foi confirmada depois da hora do envio.',
  'Its time is over.': 'A hora do envio já passou.',
  'Nothing is filled in yet under Settings, Arrival.':
    'Ainda não há nada preenchido em Definições, Chegada.',
  'Where to pay is not filled in yet under Payments, Bank.':
    'Onde pagar ainda não está preenchido em Pagamentos, Banco.',
  'Mail settings saved': 'Definições de e-mail guardadas',
  'They hold for the next mail.': 'Valem a partir do próximo e-mail.',
  'The mail settings were not saved.': 'Não foi possível guardar as definições de e-mail.',
  'the mail server': 'o servidor de e-mail',
  'The mail server': 'O servidor de e-mail',
  'port {port}': 'porta {port}',
  'its port': 'porta indicada',
  'this sender': 'tal remetente',
  'There is no mail server called {server}. Check the spelling; your mail provider’s help names the server for outgoing mail (SMTP).':
    'Não existe nenhum servidor de e-mail com este nome: {server}. Confira a ortografia; a ajuda do seu fornecedor de e-mail indica o servidor de saída (SMTP).',
  '{server} lies in a private network, where no mail is taken to. Enter a mail server on the Internet, or localhost for one on the server’s own machine.':
    '{server} está numa rede privada, para onde não se enviam e-mails. Indique um servidor de e-mail na Internet, ou localhost para um na própria máquina do servidor.',
  'Nobody answers at {server}, {port}. Try 587 with STARTTLS or 465 with TLS; some hosting providers keep both closed until they are asked.':
    'Sem resposta: {server}, {port}. Experimente 587 com STARTTLS ou 465 com TLS; alguns fornecedores de alojamento mantêm ambas fechadas até lhes pedirem.',
  '{server} did not answer in time at {port}. Usually that is the wrong port, or a provider that keeps it closed: try 587 with STARTTLS or 465 with TLS.':
    '{server} não respondeu a tempo ({port}). Em geral é a porta errada, ou um fornecedor que a mantém fechada: experimente 587 com STARTTLS ou 465 com TLS.',
  'What answers at {server}, {port}, is no mail server. Check server and port.':
    'O que responde não é um servidor de e-mail: {server}, {port}. Confira o servidor e a porta.',
  'The certificate of {server} is not valid for that name, so nobody can tell that it is the right server. Use the name that your provider gives for it, not an address in numbers.':
    'O certificado apresentado não é válido para este nome ({server}), por isso não há garantia de que seja o servidor certo. Use o nome que o seu fornecedor indica, não um endereço em números.',
  '{server} does not speak TLS at {port}. Choose STARTTLS (usually port 587), or port 465 with TLS.':
    '{server} não usa TLS aqui ({port}). Escolha STARTTLS (em geral a porta 587), ou a porta 465 com TLS.',
  '{server} offers no encryption at {port}. Choose TLS with port 465.':
    '{server} não oferece encriptação aqui ({port}). Escolha TLS com a porta 465.',
  'The mail server does not take mail from {sender}. Use the address that belongs to its user.':
    'O servidor de e-mail não aceita e-mails de {sender}. Use o endereço que pertence ao utilizador.',
  deposit: 'sinal',
  balance: 'restante valor',
  'Tried once. Not tried any more.': 'Tentado uma vez. Não se tenta mais.',
  'Tried {attempts} times. Not tried any more.': 'Tentado {attempts} vezes. Não se tenta mais.',
  'Tried once. The next try is at {time}.': 'Tentado uma vez. Próxima tentativa: {time}.',
  'Tried {attempts} times. The next try is at {time}.':
    'Tentado {attempts} vezes. Próxima tentativa: {time}.',
  'before the due date': 'antes da data limite',
  'after the due date': 'depois da data limite',
  'before the confirmation': 'antes da confirmação',
  'after the confirmation': 'depois da confirmação',
  'before check-in': 'antes da chegada',
  'before check-out': 'antes da partida',
  'after check-out': 'depois da partida',
  '{days} {days|day|days} {side}, at {hour}': '{days} {days|dia|dias} {side}, às {hour}',
  'does not go by itself': 'não segue sozinho',
  '{name}: days': '{name}: dias',
  '{name}: hour': '{name}: hora',
  '{works} The test mail is on its way to {recipient}. Look there, in the spam folder as well.':
    '{works} O e-mail de teste vai a caminho de {recipient}. Veja lá, também na pasta de spam.',
  'It works.': 'Funciona.',
  none: 'nenhuma',
  'Notification of a double booking': 'Aviso de reserva dupla',
  'Notification of changed bank details': 'Aviso de alteração dos dados bancários',
});
