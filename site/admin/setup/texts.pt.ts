import { translation } from '@shared/i18n/translation';
import type { setupEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const setupPt = translation<typeof setupEn>()({
  'setup.putAway': 'Ocultar',
  'setup.theChecklistStaysUnder': 'A lista continua em Configuração.',
  'setup.theCardWasNot': 'Não foi possível ocultar o cartão',
  'setup.setUpYourVilla': 'Configure a sua casa',
  'setup.stepsAndNext': '{data} de {length} passos resolvidos. A seguir: {title}',
  'setup.allSteps': 'Todos os passos',
  'setup.putAwayTheSet': 'Ocultar o cartão de configuração',
  'setup.setUp': 'Configuração',
  'setup.settledOfAllSteps': '{settled} de {all} passos resolvidos',
  'setup.loadingTheChecklist': 'A carregar a lista…',
  'setup.theChecklistCouldNot': 'Não foi possível carregar a lista.',
  'setup.stepsSettled':
    '{setup} de {length} passos resolvidos. O que deixar como está pode ser feito a qualquer altura.',
  'setup.isLive': '{part} Os hóspedes encontram-na em {link}.',
  'setup.yourVillaIsLive': 'A sua casa está online.',
  'setup.everythingIsSettledGuests':
    'Está tudo resolvido. O site fica acessível aos hóspedes assim que a casa tiver um endereço próprio.',
  'setup.done': 'Feito',
  'setup.leftAsItIs': 'Deixado como está',
  'setup.toDo': 'Por fazer',
  'setup.theChecklistWasNot': 'Não foi possível alterar a lista',
  'setup.openItThere': 'Abrir nesse endereço',
  'setup.leaveStepAsItIs': 'Deixar como está: {title}',
  'setup.leaveAsItIs': 'Deixar como está',
  'setup.putStepBack': 'Voltar a pôr na lista: {title}',
  'setup.putBackOnTheList': 'Voltar a pôr na lista',
  'setup.theDemosPicturesAre': 'As imagens de demonstração foram retiradas',
  'setup.guestsSeeYourPhotographs':
    'A galeria mostra apenas as suas fotografias. O campo de golfe e a praia mantêm as suas ilustrações até escolher imagens suas em Site.',
  'setup.theDemosPicturesAreStillThere': 'As imagens de demonstração ainda estão lá',
  'setup.takeTheDemosPictures': 'Retirar as imagens de demonstração',
  'setup.nameAndPlace': 'Nome e local',
  'setup.whatYourVillaIs': 'Como se chama a sua casa e onde fica, em cada página e em cada e-mail.',
  'setup.nameTheVilla': 'Dar nome à casa',
  'setup.contact': 'Contacto',
  'setup.theTelephoneAndAddress':
    'O telefone e o endereço por que os hóspedes o contactam, e a que horas.',
  'setup.addContactData': 'Adicionar os contactos',
  'setup.legalDetails': 'Dados legais',
  'setup.whoLetsTheHouse':
    'Quem explora a casa e com que registo: os hóspedes têm de o ver (Decreto-Lei n.º 128/2014, artigo 17.º; Decreto-Lei n.º 7/2004, artigo 10.º).',
  'setup.fillInTheDetails': 'Preencher os dados',
  'setup.photographs': 'Fotografias',
  'setup.yourPhotographsAreOn': 'As suas fotografias estão no site.',
  'setup.uploadYourOwn':
    'Carregue as suas e escolha a que fica no topo da página inicial. Os hóspedes ainda veem {value} da demonstração.',
  'setup.onePicture': 'uma imagem',
  'setup.pictures': '{demoPhotoCount} imagens',
  'setup.addPhotographs': 'Adicionar fotografias',
  'setup.pricesAndSeasons': 'Preços e épocas',
  'setup.whatANightCosts':
    'Quanto custa uma noite em cada época e qual a estadia mínima. Os preços base e as taxas estão em Definições.',
  'setup.setPrices': 'Definir preços',
  'setup.mail': 'E-mail',
  'setup.confirmsToGuestsThat':
    'Confirma aos hóspedes que o pedido chegou e avisa-o de cada um. Experimente com um e-mail de teste.',
  'setup.setUpMail': 'Configurar o e-mail',
  'setup.calendarsOfOtherSites': 'Calendários de outros sites',
  'setup.airbnbBookingComAnd':
    'Airbnb, Booking.com e outros: o que lá está ocupado fica bloqueado aqui, e o contrário também.',
  'setup.connectCalendars': 'Ligar calendários',
  'setup.goLive': 'Pôr online',
  'setup.guestsCannotComeYet':
    'Os hóspedes ainda não conseguem abrir o site: {publicUrl} é um endereço que só o seu computador ou a sua rede conhecem. Quem cuida do servidor dá-lhe um endereço próprio, como https://villa.example; “Install” e “Behind a proxy” na documentação (docs/operations.md) explicam como. Na aplicação de computador, “Mover para um servidor” leva lá.',
  'setup.publicurlIsNotEncrypted':
    '{publicUrl} não está encriptado, e os navegadores avisam os hóspedes disso. Quem cuida do servidor põe-lhe https à frente; “Behind a proxy” na documentação (docs/operations.md) explica como.',
  'setup.theSitesAddressIs':
    'O endereço do site é {publicUrl}, e está aqui por outro. Abra lá a área de gestão para confirmar que os hóspedes conseguem abrir o site.',
  'setup.guestsReachYourVilla': 'Os hóspedes encontram a sua casa em {publicUrl}.',
  'setup.languageFailed': 'Não foi possível guardar o idioma',
});
