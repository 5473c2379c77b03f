import { sentences } from '@shared/i18n/translation';

export const rendererPt = sentences({
  'As the system': 'Como o sistema',
  Light: 'Claro',
  Dark: 'Escuro',
  'This app': 'Esta aplicação',
  'Start when I sign in to this computer': 'Iniciar quando inicio sessão neste computador',
  'Keep running in the tray when the window is closed':
    'Continuar na área de notificação quando a janela é fechada',
  Appearance: 'Aspeto',
  'Check spelling in': 'Verificar a ortografia em',
  'A dictionary is fetched from Google once; what you type stays on this computer.':
    'O dicionário é transferido da Google uma vez; o que escreve fica neste computador.',
  'No language': 'Nenhum idioma',
  Notifications: 'Avisos',
  'Tell me of new enquiries': 'Avisar-me de novos pedidos de reserva',
  'Tell me of new messages': 'Avisar-me de novas mensagens',
  'Quiet hours: news is told when they are over':
    'Horas de silêncio: as novidades chegam quando acabarem',
  'Quiet from': 'Silêncio desde',
  'Quiet to': 'Silêncio até',
  'Connect to your villa': 'Ligar à sua casa',
  'Villas and app settings': 'Casas e definições da aplicação',
  'Add another villa': 'Adicionar outra casa',
  'Address of your villa’s website': 'Endereço do site da sua casa',
  'For example https://your-villa.example': 'Por exemplo https://your-villa.example',
  'Checking…': 'A verificar…',
  Connect: 'Ligar',
  'What you last read is kept on this computer, encrypted, for reading without a connection. Signing out deletes it.':
    'O que leu por último fica guardado neste computador, encriptado, para ler sem ligação. Ao terminar a sessão é eliminado.',
  'This system offers no encryption, so nothing is kept on this computer for reading without a connection.':
    'Este sistema não oferece encriptação, por isso nada fica guardado neste computador para ler sem ligação.',
  'There is no connection, so nothing can be changed.':
    'Não há ligação, por isso nada pode ser alterado.',
  'This villa is on this computer': 'Esta casa está neste computador',
  'The villa on this computer does not run.': 'A casa neste computador não está em funcionamento.',
  'This villa is on this computer only: guests cannot reach it.':
    'Esta casa está só neste computador: os hóspedes não lhe conseguem aceder.',
  'Start it again': 'Iniciar de novo',
  'Open the site': 'Abrir o site',
  'Move to a server…': 'Mover para um servidor…',
  Hide: 'Ocultar',
  'No server yet?': 'Ainda não tem servidor?',
  'A villa on this computer': 'Uma casa neste computador',
  'Villa on this computer': 'Casa neste computador',
  'The villa on this computer': 'A casa neste computador',
  'Try everything on this computer first: the site, the back office and bookings. Guests cannot reach it. When you are ready, it moves to a server with all that is in it.':
    'Experimente primeiro tudo neste computador: o site, a área de gestão e as reservas. Os hóspedes não lhe conseguem aceder. Quando quiser, passa para um servidor com tudo o que tem.',
  'It is still here, with all that is in it. Guests cannot reach it.':
    'Ainda aqui está, com tudo o que tem. Os hóspedes não lhe conseguem aceder.',
  'Fill it with a year of made-up bookings': 'Preenchê-la com um ano de reservas inventadas',
  'Starting… the first time takes a moment': 'A iniciar… da primeira vez demora um pouco',
  'Try it on this computer': 'Experimentar neste computador',
  'Open it again': 'Abrir de novo',
  'The backup is saved. What you change here from now on is not in it.':
    'A cópia de segurança está guardada. O que alterar aqui a partir de agora já não está nela.',
  'The backup could not be saved. Please try again.':
    'Não foi possível guardar a cópia de segurança. Tente de novo, por favor.',
  'Move to a server': 'Mover para um servidor',
  'Everything goes with it: bookings, messages, prices, settings and pictures.':
    'Vai tudo com ela: reservas, mensagens, preços, definições e imagens.',
  '{part} and copy the file to the server. Stored passwords, of the mail server for example, have to be entered again there. To take them along save the backup in Settings instead, “With the key…”.':
    '{part} e copie o ficheiro para o servidor. As palavras-passe guardadas, por exemplo do servidor de e-mail, têm de ser lá introduzidas de novo. Para as levar também, guarde antes a cópia em Definições, “Com a chave…”.',
  'Save a backup': 'Guarde uma cópia de segurança',
  'Saving…': 'A guardar…',
  'Save the backup…': 'Guardar a cópia de segurança…',
  '{part} as “Running the villa” (docs/operations.md) describes, and before its first start put the backup in:':
    '{part} como “Running the villa” (docs/operations.md) descreve e, antes do primeiro arranque, ponha lá a cópia de segurança:',
  'Install the server': 'Instale o servidor',
  '{part} with its address, under Villas. Sign in there as {part2} with the password {part3} unless you have chosen another one here.':
    '{part} pelo endereço dele, em Casas. Inicie lá sessão como {part2} com a palavra-passe {part3}, se aqui não escolheu outra.',
  'Start it and connect this app': 'Inicie-o e ligue esta aplicação',
  Close: 'Fechar',
  Status: 'Estado',
  'Check-in': 'Chegada',
  'Check-out': 'Partida',
  Nights: 'Noites',
  Guests: 'Hóspedes',
  Guest: 'Hóspede',
  Phone: 'Telefone',
  Amount: 'Valor',
  'Booking {reference}': 'Reserva {reference}',
  Price: 'Preço',
  'Special requests': 'Pedidos especiais',
  Notes: 'Notas',
  'Villa Admin could not be started': 'Não foi possível iniciar o Villa Admin',
  'Please try again. If that does not help, quit the app and start it again. If the failure remains, install the newest version. Nothing that was saved is lost.':
    'Tente de novo, por favor. Se não resultar, saia da aplicação e inicie-a outra vez; se continuar, instale a versão mais recente. Nada do que foi guardado se perdeu.',
  'Try again': 'Tentar de novo',
  'Put this aside': 'Deixar para depois',
  'Version {version} is ready': 'A versão {version} está pronta',
  'This version comes without notes.': 'Esta versão não traz notas.',
  'Restart and install': 'Reiniciar e instalar',
  'No connection to the villa’s server. You can sign in when it is back.':
    'Sem ligação ao servidor da casa. Pode iniciar sessão quando a ligação voltar.',
  'No connection: read only, as of {time}. Changes are not possible.':
    'Sem ligação: só leitura, com dados de {time}. Não é possível fazer alterações.',
  'No connection, and this page is not kept on this computer. Changes are not possible.':
    'Sem ligação, e esta página não está guardada neste computador. Não é possível fazer alterações.',
  'No connection. This system offers no encryption, so nothing is kept for reading offline.':
    'Sem ligação. Este sistema não oferece encriptação, por isso nada fica guardado para ler sem ligação.',
  Villas: 'Casas',
  '(current)': '(atual)',
  'Open {origin}': 'Abrir {origin}',
  Open: 'Abrir',
  'Forget {origin}': 'Esquecer {origin}',
  Forget: 'Esquecer',
  'Forget {origin}?': 'Esquecer {origin}?',
  'You will be signed out there, and what was kept on this computer for reading offline will be deleted. The villa itself stays as it is.':
    'A sua sessão lá será terminada, e o que ficou guardado neste computador para ler sem ligação será eliminado. A casa em si fica como está.',
  'Keep it': 'Manter',
  'Forget this villa': 'Esquecer esta casa',
});
