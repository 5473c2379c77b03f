import { sentences } from '@shared/i18n/translation';

export const usersPt = sentences({
  'The link for {name}': 'A ligação para {name}',
  Link: 'Ligação',
  'Send it to {name}.': 'Envie-a a {name}.',
  'Done{#button}': 'Concluir',
  'Invite somebody': 'Convidar alguém',
  'They choose a user name and a password themselves, with a link that works once.':
    'A própria pessoa escolhe um nome de utilizador e uma palavra-passe, através de uma ligação que funciona uma só vez.',
  'For you, so that you know who it is for': 'Para si, para saber a quem se destina',
  'The link is sent there as well if e-mail is set up':
    'A ligação também é enviada para aqui, se o e-mail estiver configurado',
  'Inviting...': 'A convidar...',
  Invite: 'Convidar',
  'Invitation made': 'Convite criado',
  'Please hand on the link.': 'Envie a ligação, por favor.',
  'Failed to invite': 'Não foi possível convidar',
  'Change the role of {username}': 'Alterar a função de {username}',
  'They are signed out. When they sign in again, they have the new role.':
    'A sessão é terminada; ao iniciar sessão outra vez, vê aquilo a que a nova função dá acesso.',
  'Save role': 'Guardar função',
  'Role changed': 'Função alterada',
  'Failed to change the role': 'Não foi possível alterar a função',
  Role: 'Função',
  'Loading users...': 'A carregar os utilizadores...',
  'The users could not be loaded.': 'Não foi possível carregar os utilizadores.',
  People: 'Pessoas',
  'Everybody signs in with their own name and password, and sees what their role allows.':
    'Cada pessoa inicia sessão com um nome e uma palavra-passe próprios e vê aquilo a que a sua função dá acesso.',
  Invitations: 'Convites',
  'A link works once, for 72 hours.': 'Cada ligação funciona uma só vez, durante 72 horas.',
  'Remove {username}?': 'Remover {username}?',
  'They are signed out everywhere at once and cannot sign in any more. Their name stays in the activity log.':
    'A sessão é terminada de imediato em todos os dispositivos e não pode voltar a ser iniciada. O nome continua no registo do que a pessoa fez.',
  'The calendar link for the house keeps working for anyone who has it. If they should no longer read it, {link}.':
    'A ligação do calendário para a casa continua a funcionar para quem a conhece; se esta pessoa já não a deve ler, {link}.',
  'make a new one under House': 'crie uma nova em Casa',
  'Remove user': 'Remover utilizador',
  'Make a new link for {name}?': 'Criar uma nova ligação para {name}?',
  'The link that was sent before stops working at once.':
    'A ligação enviada antes deixa de funcionar de imediato.',
  'Withdraw the invitation for {name}?': 'Retirar o convite de {name}?',
  'The link that was sent stops working at once.':
    'A ligação que foi enviada deixa de funcionar de imediato.',
  'User removed': 'Utilizador removido',
  'Failed to remove the user': 'Não foi possível remover o utilizador',
  'New link made': 'Nova ligação criada',
  'The old one no longer works.': 'A anterior já não funciona.',
  'Invitation withdrawn': 'Convite retirado',
  'Failed to withdraw the invitation': 'Não foi possível retirar o convite',
  Owner: 'Proprietário',
  'Everything, prices, settings and users as well.':
    'Tudo, incluindo preços, definições e utilizadores.',
  Manager: 'Gestor',
  'Bookings with guests’ names and amounts, calendar, messages and gallery. No prices, figures or settings.':
    'Reservas com nomes dos hóspedes e valores, calendário, mensagens e galeria. Sem preços, números nem definições.',
  Housekeeper: 'Governanta',
  'Who comes and goes on which day, how many they are, and your notes for the house. No names, no contact data, no amounts.':
    'Quem chega e parte em cada dia, quantos são e as suas notas para a casa. Sem nomes, contactos nem valores.',
  'never signed in': 'nunca iniciou sessão',
  'last signed in {lastLoginAt}': 'última sessão: {lastLoginAt}',
  '{name}, as {username}': '{name}, com o nome {username}',
  '{shown} (you)': '{shown} (a sua conta)',
  'Change role of {username}': 'Alterar a função de {username}',
  'Change role': 'Alterar função',
  'Remove {username}': 'Remover {username}',
  'the link has expired': 'a ligação expirou',
  'until {expiresAt}': 'até {expiresAt}',
  'New link for {name}': 'Nova ligação para {name}',
  'Withdraw the invitation for {name}': 'Retirar o convite de {name}',
  'Send it to nobody else. It works once, for 72 hours, and is shown only now.':
    'Não a envie a mais ninguém. Funciona uma só vez, durante 72 horas, e só é mostrada agora.',
  'Send it to nobody else. It works once, for 72 hours, and is shown only now. It is on its way to {email} as well.':
    'Não a envie a mais ninguém. Funciona uma só vez, durante 72 horas, e só é mostrada agora. Também já seguiu para {email}.',
});
