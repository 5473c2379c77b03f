import { sentences } from '@shared/i18n/translation';

/** The app's Portuguese texts outside its screens, by the English sentence. */
export const mainPt = sentences({
  'The server at {origin} has a problem at the moment. Please try again later.':
    'O servidor em {origin} está com um problema neste momento. Tente mais tarde, por favor.',
  'The server at {origin} is too old for this app. Please update the server.':
    'O servidor em {origin} é demasiado antigo para esta aplicação. Atualize o servidor, por favor.',
  'This app is too old for the server at {origin}. Please update the app.':
    'Esta aplicação é demasiado antiga para o servidor em {origin}. Atualize a aplicação, por favor.',
  'The certificate of {origin} is not valid, so the connection would not be safe. Please check the address, or ask whoever runs the server.':
    'O certificado de {origin} não é válido, por isso a ligação não seria segura. Verifique o endereço ou fale com quem gere o servidor.',
  '{origin} cannot be reached. Please check the address and your connection.':
    'Não é possível chegar a {origin}. Verifique o endereço e a sua ligação.',
  'There is a server at {origin}, but it is not a villa’s. Please check the address.':
    'Há um servidor em {origin}, mas não é de uma casa. Verifique o endereço, por favor.',
  'Add to dictionary': 'Adicionar ao dicionário',
  'link address': 'endereço da ligação',
  'Write an e-mail': 'Escrever um e-mail',
  'Open link': 'Abrir ligação',
  'Copy {what}': 'Copiar {what}',
  'Copy picture': 'Copiar imagem',
  'Save picture…': 'Guardar imagem…',
  'Villa Admin could not be started': 'Não foi possível iniciar o Villa Admin',
  'Please start it again. If that does not help, reinstall it. ({error})':
    'Inicie-o de novo. Se não resultar, volte a instalá-lo. ({error})',
  'It ended unexpectedly, with the code {code}.': 'Terminou inesperadamente, com o código {code}.',
  'Its server has stopped and is being started again. {crash}':
    'O servidor parou e está a ser iniciado de novo. {crash}',
  'Its server had stopped and was started again. {crash}':
    'O servidor tinha parado e foi iniciado de novo. {crash}',
  'Its server has stopped {length} times within a minute. {reason}':
    'O servidor parou {length} vezes num minuto. {reason}',
  '&Bookings': '&Reservas',
  '&Calendar': '&Calendário',
  '&Messages': '&Mensagens',
  '&Pricing': '&Preços',
  '&Settings': '&Definições',
  '&About Villa Admin': '&Acerca do Villa Admin',
  'Check for &updates': 'Procurar at&ualizações',
  '&Villas and app settings…': '&Casas e definições da aplicação…',
  '&File': '&Ficheiro',
  '&Print booking…': '&Imprimir reserva…',
  '&Save booking as PDF…': '&Guardar reserva como PDF…',
  '&Edit': '&Editar',
  '&View': '&Ver',
  '&Window': '&Janela',
  '&Help': 'Aj&uda',
  'Show &log': 'Mostrar o re&gisto',
  'Save a &report for support…': 'Guardar um &relatório para assistência…',
  '&Go': '&Ir',
  '&Gallery': '&Galeria',
  '&Figures': '&Números',
  '&House': 'C&asa',
  '&Add a villa…': '&Adicionar uma casa…',
  '{count} double bookings': '{count} reservas duplas',
  'Double booking with {feedName}': 'Reserva dupla com {feedName}',
  '{checkinDate} to {checkoutDate}, taken here as well':
    '{checkinDate} a {checkoutDate}, também ocupadas aqui',
  '{count} new enquiries': '{count} novos pedidos de reserva',
  '{count} new messages': '{count} novas mensagens',
  '{count} guests have written': '{count} hóspedes escreveram',
  '{shown} and {rest} more': '{shown} e mais {rest}',
  'New message from {message}': 'Nova mensagem de {message}',
  '{guestName} has written': '{guestName} escreveu',
  'A file': 'Um ficheiro',
  '{files} files': '{files} ficheiros',
  'New enquiry from {guestName}': 'Novo pedido de reserva de {guestName}',
  '{checkinDate} to {checkoutDate}, {guestCount} {guestCount|guest|guests}':
    '{checkinDate} a {checkoutDate}, {guestCount} {guestCount|hóspede|hóspedes}',
  'The villa’s server cannot be reached. Please check your connection.':
    'Não é possível chegar ao servidor da casa. Verifique a sua ligação, por favor.',
  'The villa on this computer is not running, so nothing was changed. Please start it and try again.':
    'A casa neste computador não está a funcionar, por isso nada foi alterado. Inicie-a e tente de novo.',
  'The server answered with a redirect.': 'O servidor respondeu com um reencaminhamento.',
  'The server’s answer was not of a kind that this app shows.':
    'A resposta do servidor não é de um tipo que esta aplicação mostre.',
  'The image host cannot be reached.': 'Não é possível chegar ao serviço de imagens.',
  'This is not allowed.': 'Isto não é permitido.',
  ' (no connection)': ' (sem ligação)',
  'Villa Admin goes on in the tray': 'O Villa Admin continua na área de notificação',
  'So news of your villa still reaches you. A click on its picture there, or starting the app again, opens the window. You can change this under “Villas and app settings”.':
    'Assim as novidades da sua casa continuam a chegar-lhe. Um clique na imagem que lá está, ou iniciar de novo a aplicação, abre a janela. Pode alterar isto em “Casas e definições da aplicação”.',
  'Keep it running': 'Manter em execução',
  Quit: 'Sair',
  Open: 'Abrir',
  'Confirm…': 'Confirmar…',
  'The villa could not be started. {error}': 'Não foi possível iniciar a casa. {error}',
  'PDF saved': 'PDF guardado',
  'Please open a booking first.': 'Abra primeiro uma reserva, por favor.',
  'The booking could not be put on paper.': 'Não foi possível preparar a reserva para impressão.',
  'Please check your connection and try again.':
    'Verifique a sua ligação e tente de novo, por favor.',
  Close: 'Fechar',
  Copy: 'Copiar',
  'Save a report for support': 'Guardar um relatório para assistência',
  'A file with the versions of the app and its log. It names no guests. Nothing is sent: you decide who gets it.':
    'Um ficheiro com as versões da aplicação e o seu registo. Não refere hóspedes. Nada é enviado: cabe-lhe decidir a quem o entrega.',
  'Save…': 'Guardar…',
  Cancel: 'Cancelar',
  'Open Villa Admin': 'Abrir o Villa Admin',
  '{count} waiting': '{count} à espera',
  '{name}{pendingCount} pending {pendingCount|booking|bookings}':
    '{name}{pendingCount} {pendingCount|reserva pendente|reservas pendentes}',
  '{name}{unread} unread {unread|message|messages}':
    '{name}{unread} {unread|mensagem por ler|mensagens por ler}',
  'This copy of the app does not look for newer versions.':
    'Esta cópia da aplicação não procura versões mais recentes.',
  'It was made without an address for them. Whoever gave it to you has the newest.':
    'Foi feita sem um endereço para elas. Quem lha deu tem a mais recente.',
  'You have the newest version.': 'Tem a versão mais recente.',
  'Newer versions could not be looked for.': 'Não foi possível procurar versões mais recentes.',
  'Please check your connection and try again. The reason is in the log: Help → Show log.':
    'Verifique a sua ligação e tente de novo. O motivo está no registo: Ajuda → Mostrar o registo.',
  'Version {version} is being downloaded.': 'A versão {version} está a ser transferida.',
  'The window tells you when it can be installed.':
    'Um aviso na janela diz-lhe quando puder ser instalada.',
  'Version {version} is ready.': 'A versão {version} está pronta.',
  'It is installed when you press “Restart and install” in the window.':
    'É instalada quando carregar em “Reiniciar e instalar” na janela.',
  'Version {version} could not be downloaded.': 'Não foi possível transferir a versão {version}.',
  'What came is not what was published, so it was thrown away and nothing was installed. Please tell whoever gave you the app.':
    'O que chegou não é o que foi publicado, por isso foi eliminado e nada foi instalado. Avise quem lhe deu a aplicação.',
  'Version {version} could not be installed.': 'Não foi possível instalar a versão {version}.',
  'The version that you have is started again. The reason is in the log: Help → Show log.':
    'A versão que tem vai ser iniciada de novo. O motivo está no registo: Ajuda → Mostrar o registo.',
  'Please enter the address of your villa’s website.': 'Indique o endereço do site da sua casa.',
  'This is not a web address. It should look like https://your-villa.example.':
    'Isto não é um endereço web. Deve ser como https://your-villa.example.',
  'Please leave the user name and password out of the address.':
    'Retire do endereço o nome de utilizador e a palavra-passe.',
  'The address must begin with https://, so that nobody on the way can read your password.':
    'O endereço tem de começar por https://, para que ninguém no caminho possa ler a sua palavra-passe.',
  'Leave without saving?': 'Sair sem guardar?',
  'What you have changed here has not been saved.': 'O que alterou aqui ainda não foi guardado.',
  Stay: 'Ficar',
  'Leave without saving': 'Sair sem guardar',
  'This window has stopped working.': 'Esta janela deixou de funcionar.',
  'Nothing that was saved is lost.': 'Nada do que foi guardado se perdeu.',
  'Open it again': 'Abrir de novo',
  'e-mail address': 'endereço de e-mail',
  number: 'número',
  'Server {villa}': 'Servidor {villa}',
  System: 'Sistema',
  'does not tell its version': 'não diz a sua versão',
  'cannot be reached': 'não responde',
  'Villa on this computer': 'Casa neste computador',
  'V&illas': 'C&asas',
});

/** Portuguese labels of Electron's menu items, by role. */
export const ROLES_PT = {
  undo: '&Anular',
  redo: '&Refazer',
  cut: 'Cor&tar',
  copy: '&Copiar',
  paste: 'C&olar',
  delete: '&Eliminar',
  selectAll: '&Selecionar tudo',
  reload: '&Recarregar',
  resetZoom: 'Tamanho &original',
  zoomIn: '&Aumentar',
  zoomOut: '&Diminuir',
  togglefullscreen: 'Ecrã &inteiro',
  minimize: '&Minimizar',
  close: '&Fechar',
  quit: '&Sair',
  services: 'Serviços',
  hide: 'Ocultar Villa Admin',
  hideOthers: 'Ocultar outras',
  unhide: 'Mostrar tudo',
} as const;
