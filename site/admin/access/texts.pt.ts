import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const accessPt = sentences({
  'This link does not work': 'Esta ligação não funciona',
  'Go to sign-in': 'Ir para o início de sessão',
  'Welcome, {name}': 'Boas-vindas, {name}',
  'You are invited to help with {villaName} as {role}. Choose how you will sign in.':
    'Recebeu um convite para colaborar com {villaName} como {role}. Escolha como vai iniciar sessão.',
  'You are in': 'Já pode começar',
  'Next time, sign in with the name and password you have chosen.':
    'Da próxima vez, inicie sessão com o que escolheu.',
  Username: 'Nome de utilizador',
  'Confirm password': 'Confirmar palavra-passe',
  'Signing in...': 'A iniciar sessão...',
  Start: 'Começar',
  'Your password is saved. Please sign in.':
    'A sua palavra-passe está guardada. Inicie sessão, por favor.',
  'Password changed successfully': 'Palavra-passe alterada',
  'You can now access the admin panel with your new password.':
    'Já pode entrar na área de gestão com a nova palavra-passe.',
  'Password Change Required': 'É preciso alterar a palavra-passe',
  'Choose a new password. You stay signed in here and are signed out everywhere else.':
    'Escolha uma nova palavra-passe. Mantém a sessão aqui e sai em todos os outros dispositivos.',
  'Current Password': 'Palavra-passe atual',
  'Current password': 'Palavra-passe atual',
  'New password': 'Nova palavra-passe',
  'New Password': 'Nova palavra-passe',
  'Confirm New Password': 'Confirmar nova palavra-passe',
  'Changing Password...': 'A alterar a palavra-passe...',
  'Change Password': 'Alterar palavra-passe',
  'Connection error': 'Erro de ligação',
  'Password change failed': 'Não foi possível alterar a palavra-passe',
  'Please check your connection and try again.':
    'Verifique a sua ligação e tente de novo, por favor.',
  'Please check your current password and try again.':
    'Verifique a palavra-passe atual e tente de novo, por favor.',
  'Confirm it’s you': 'Confirme a sua identidade',
  'This is for you alone, so please confirm first. We ask once every ten minutes.':
    'Vai alterar ou ler algo reservado só a si. Perguntamos uma vez a cada dez minutos.',
  'Use the password': 'Usar a palavra-passe',
  'Use a code from the authenticator app': 'Usar um código da aplicação de autenticação',
  'The six digits that your app shows now': 'Os seis algarismos que a aplicação mostra agora',
  'Waiting for your passkey...': 'À espera da sua chave de acesso...',
  'Use a passkey': 'Usar uma chave de acesso',
  'Not now': 'Agora não',
  'Confirming…': 'A confirmar…',
  'Second step': 'Segundo passo',
  'One more step': 'Só mais um passo',
  'Your password is right. Please confirm that it is you.':
    'A palavra-passe está certa. Falta só confirmar a sua identidade.',
  'Sign in': 'Início de sessão',
  '{publishedName} Admin': 'Gestão de {publishedName}',
  'Sign in to {villaName}': 'Inicie sessão em {villaName}',
  'Sign in to manage your villa': 'Inicie sessão para gerir a sua casa',
  'Sign In': 'Iniciar sessão',
  'Forgot your password?': 'Esqueceu-se da palavra-passe?',
  'Minimum {passwordMinLength} characters': 'No mínimo {passwordMinLength} caracteres',
  'Not for your account': 'Não disponível na sua conta',
  'Your account cannot open this page. If you need it for your work, ask the owner to change your role.':
    'A sua conta não pode abrir esta página. Se precisa dela para trabalhar, peça ao proprietário que altere a sua função.',
  'Back to the start': 'Voltar ao início',
  'No passkey was used': 'Não foi usada nenhuma chave de acesso',
  'Please try again, or sign in with your password.':
    'Tente de novo, por favor, ou inicie sessão com a palavra-passe.',
  Hide: 'Ocultar',
  Show: 'Mostrar',
  'Password requirements': 'Requisitos da palavra-passe',
  '{passwordMinLength} characters or more; several unrelated words are easy to keep':
    '{passwordMinLength} caracteres ou mais; várias palavras sem relação entre si são fáceis de memorizar',
  'Upper and lower case letters, a number and a special character':
    'Maiúsculas e minúsculas, um número e um carácter especial',
  'Not the old password, not a common one, and without the villa’s name':
    'Diferente da anterior, que não seja comum e sem o nome da casa',
  Weak: 'Fraca',
  Medium: 'Média',
  Strong: 'Forte',
  'Password strength:': 'Força da palavra-passe:',
  'Password meets all requirements': 'A palavra-passe cumpre todos os requisitos',
  'Requirements not met yet': 'Requisitos ainda por cumprir',
  'Check your e-mail': 'Veja o seu e-mail',
  'If that account has an e-mail address, and the villa can send e-mails, a link is on its way. It works once, within an hour.':
    'Se essa conta tiver um endereço de e-mail e o envio de e-mails estiver configurado, já segue uma ligação. Funciona uma vez, durante uma hora.',
  'Nothing arrived? Ask the owner to send you a new invitation, or run {part} on the computer that the server runs on.':
    'Não chegou nada? Peça ao proprietário que lhe envie um novo convite, ou execute {part} no computador em que o servidor funciona.',
  'Back to sign-in': 'Voltar ao início de sessão',
  'We send you a link by e-mail. It lets you choose a new one.':
    'Enviamos-lhe por e-mail uma ligação para escolher outra.',
  'Username or e-mail address': 'Nome de utilizador ou e-mail',
  'Send me a link': 'Enviar-me uma ligação',
  'Password changed': 'Palavra-passe alterada',
  'Please sign in with your new password.': 'Inicie sessão com a nova palavra-passe.',
  'Choose a new password': 'Escolher uma nova palavra-passe',
  'This link does not work any more': 'Esta ligação já não funciona',
  'Ask for another link': 'Pedir outra ligação',
  'You are signed out everywhere. Then sign in with the new password.':
    'Sai da sua conta em todos os dispositivos e depois inicia sessão com a nova.',
  'Confirm new password': 'Confirmar nova palavra-passe',
  'Changing...': 'A alterar...',
  'Recovery code': 'Código de recuperação',
  'One of the codes that you saved when you set up the second step. Each works once.':
    'Um dos códigos que guardou quando configurou o segundo passo. Cada um funciona uma vez.',
  'The six digits that your authenticator app shows now':
    'Os seis algarismos que a sua aplicação de autenticação mostra agora',
  Continue: 'Continuar',
  'Use the authenticator app': 'Usar a aplicação de autenticação',
  'Use a recovery code': 'Usar um código de recuperação',
  'Sign in as somebody else': 'Iniciar sessão com outra conta',
  'Please sign in to {villaName} again': 'Inicie sessão em {villaName} outra vez',
  'Please sign in again': 'Inicie sessão outra vez',
  'Your session has ended. Nothing that you typed is lost.':
    'A sua sessão terminou. Não se perdeu nada do que escreveu.',
  'Sign out instead': 'Terminar sessão',
  'Password change required': 'É preciso alterar a palavra-passe',
  'Login successful': 'Sessão iniciada',
  'Welcome to the admin panel': 'Boas-vindas à área de gestão',
  'Too many attempts': 'Demasiadas tentativas',
  'Login failed': 'Não foi possível iniciar sessão',
  'Connection error. Please try again.': 'Erro de ligação. Tente de novo, por favor.',
  'Your second step is a passkey, which cannot be used here. Type a recovery code, or sign in with your browser and set up an authenticator app under Settings, Account: its codes work here as well.':
    'O seu segundo passo é uma chave de acesso, que não pode ser usada aqui. Escreva um código de recuperação, ou inicie sessão no navegador e configure uma aplicação de autenticação em Definições, A sua conta: os códigos dela também funcionam aqui.',
  'Your second step is a passkey, which cannot be used here. Sign in with your browser and set up an authenticator app under Settings, Account: its codes work here as well.':
    'O seu segundo passo é uma chave de acesso, que não pode ser usada aqui. Inicie sessão no navegador e configure uma aplicação de autenticação em Definições, A sua conta: os códigos dela também funcionam aqui.',
});
