import { translation } from '@shared/i18n/translation';
import type { rendererEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const rendererPt = translation<typeof rendererEn>()({
  'renderer.asTheSystem': 'Como o sistema',
  'renderer.light': 'Claro',
  'renderer.dark': 'Escuro',
  'renderer.thisApp': 'Esta aplicação',
  'renderer.startWhenISign': 'Iniciar quando inicio sessão neste computador',
  'renderer.keepRunningInThe': 'Continuar na área de notificação quando a janela é fechada',
  'renderer.appearance': 'Aspeto',
  'renderer.checkSpellingIn': 'Verificar a ortografia em',
  'renderer.aDictionaryIsFetched':
    'O dicionário é transferido da Google uma vez; o que escreve fica neste computador.',
  'renderer.noLanguage': 'Nenhum idioma',
  'renderer.notifications': 'Avisos',
  'renderer.tellMeOfNew': 'Avisar-me de novos pedidos de reserva',
  'renderer.tellMeOfNewMessages': 'Avisar-me de novas mensagens',
  'renderer.quietHoursNewsIs': 'Horas de silêncio: as novidades chegam quando acabarem',
  'renderer.quietFrom': 'Silêncio desde',
  'renderer.quietTo': 'Silêncio até',
  'renderer.connectToYourVilla': 'Ligar à sua casa',
  'renderer.villasAndAppSettings': 'Casas e definições da aplicação',
  'renderer.addAnotherVilla': 'Adicionar outra casa',
  'renderer.addressOfYourVillas': 'Endereço do site da sua casa',
  'renderer.forExampleHttpsYour': 'Por exemplo https://your-villa.example',
  'renderer.checking': 'A verificar…',
  'renderer.connect': 'Ligar',
  'renderer.whatYouLastRead':
    'O que leu por último fica guardado neste computador, encriptado, para ler sem ligação. Ao terminar a sessão é eliminado.',
  'renderer.thisSystemOffersNo':
    'Este sistema não oferece encriptação, por isso nada fica guardado neste computador para ler sem ligação.',
  'renderer.thereIsNoConnection': 'Não há ligação, por isso nada pode ser alterado.',
  'renderer.thisVillaIsOn': 'Esta casa está neste computador',
  'renderer.theVillaOnThis': 'A casa neste computador não está em funcionamento.',
  'renderer.thisVillaIsOnThisComputer':
    'Esta casa está só neste computador: os hóspedes não lhe conseguem aceder.',
  'renderer.startItAgain': 'Iniciar de novo',
  'renderer.openTheSite': 'Abrir o site',
  'renderer.moveToAServerButton': 'Mover para um servidor…',
  'renderer.hide': 'Ocultar',
  'renderer.noServerYet': 'Ainda não tem servidor?',
  'renderer.aVillaOnThisComputer': 'Uma casa neste computador',
  'renderer.localVilla': 'Casa neste computador',
  'renderer.theVillaOnThisComputer': 'A casa neste computador',
  'renderer.tryEverythingOnThis':
    'Experimente primeiro tudo neste computador: o site, a área de gestão e as reservas. Os hóspedes não lhe conseguem aceder. Quando quiser, passa para um servidor com tudo o que tem.',
  'renderer.itIsStillHere':
    'Ainda aqui está, com tudo o que tem. Os hóspedes não lhe conseguem aceder.',
  'renderer.fillItWithA': 'Preenchê-la com um ano de reservas inventadas',
  'renderer.startingTheFirstTime': 'A iniciar… da primeira vez demora um pouco',
  'renderer.tryItOnThis': 'Experimentar neste computador',
  'renderer.openItAgain': 'Abrir de novo',
  'renderer.theBackupIsSaved':
    'A cópia de segurança está guardada. O que alterar aqui a partir de agora já não está nela.',
  'renderer.theBackupCouldNot':
    'Não foi possível guardar a cópia de segurança. Tente de novo, por favor.',
  'renderer.moveToAServer': 'Mover para um servidor',
  'renderer.everythingGoesWithIt':
    'Vai tudo com ela: reservas, mensagens, preços, definições e imagens.',
  'renderer.stepBackup':
    '{part} e copie o ficheiro para o servidor. As palavras-passe guardadas, por exemplo do servidor de e-mail, têm de ser lá introduzidas de novo. Para as levar também, guarde antes a cópia em Definições, “Com a chave…”.',
  'renderer.saveABackup': 'Guarde uma cópia de segurança',
  'renderer.saving': 'A guardar…',
  'renderer.saveTheBackup': 'Guardar a cópia de segurança…',
  'renderer.stepInstall':
    '{part} como “Running the villa” (docs/operations.md) descreve e, antes do primeiro arranque, ponha lá a cópia de segurança:',
  'renderer.installTheServer': 'Instale o servidor',
  'renderer.stepStart':
    '{part} pelo endereço dele, em Casas. Inicie lá sessão como {part2} com a palavra-passe {part3}, se aqui não escolheu outra.',
  'renderer.startItAndConnect': 'Inicie-o e ligue esta aplicação',
  'renderer.close': 'Fechar',
  'renderer.status': 'Estado',
  'renderer.checkIn': 'Chegada',
  'renderer.checkOut': 'Partida',
  'renderer.nights': 'Noites',
  'renderer.guests': 'Hóspedes',
  'renderer.guest': 'Hóspede',
  'renderer.phone': 'Telefone',
  'renderer.amount': 'Valor',
  'renderer.booking': 'Reserva {reference}',
  'renderer.price': 'Preço',
  'renderer.specialRequests': 'Pedidos especiais',
  'renderer.notes': 'Notas',
  'renderer.villaAdminCouldNot': 'Não foi possível iniciar o Villa Admin',
  'renderer.pleaseTryAgainIf':
    'Tente de novo, por favor. Se não resultar, saia da aplicação e inicie-a outra vez; se continuar, instale a versão mais recente. Nada do que foi guardado se perdeu.',
  'renderer.tryAgain': 'Tentar de novo',
  'renderer.putThisAside': 'Deixar para depois',
  'renderer.versionVersionIsReady': 'A versão {version} está pronta',
  'renderer.thisVersionComesWithout': 'Esta versão não traz notas.',
  'renderer.restartAndInstall': 'Reiniciar e instalar',
  'renderer.noConnectionSignIn':
    'Sem ligação ao servidor da casa. Pode iniciar sessão quando a ligação voltar.',
  'renderer.noConnectionReadOnly':
    'Sem ligação: só leitura, com dados de {time}. Não é possível fazer alterações.',
  'renderer.noConnectionAndThis':
    'Sem ligação, e esta página não está guardada neste computador. Não é possível fazer alterações.',
  'renderer.noConnectionThisSystem':
    'Sem ligação. Este sistema não oferece encriptação, por isso nada fica guardado para ler sem ligação.',
  'renderer.villas': 'Casas',
  'renderer.current': '(atual)',
  'renderer.openOrigin': 'Abrir {origin}',
  'renderer.open': 'Abrir',
  'renderer.forgetOrigin': 'Esquecer {origin}',
  'renderer.forget': 'Esquecer',
  'renderer.forgetQuestion': 'Esquecer {origin}?',
  'renderer.youWillBeSigned':
    'A sua sessão lá será terminada, e o que ficou guardado neste computador para ler sem ligação será eliminado. A casa em si fica como está.',
  'renderer.keepIt': 'Manter',
  'renderer.forgetThisVilla': 'Esquecer esta casa',
});
