import { translation } from '@shared/i18n/translation';
import type { componentsEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const componentsPt = translation<typeof componentsEn>()({
  'components.cancel': 'Cancelar',
  'components.copy': 'Copiar',
  'components.copied': 'Copiado',
  'components.copyingFailed': 'Não foi possível copiar',
  'components.pleaseMarkTheWhat': 'Selecione o texto ({what}) e copie-o à mão.',
  'components.copyWhat': 'Copiar: {what}',
  'components.theFileWasSaved': 'O ficheiro foi guardado',
  'components.labelUnderWay': '{label}: em curso',
  'components.leaveWithoutSaving': 'Sair sem guardar?',
  'components.whatYouHaveChanged': 'O que alterou aqui ainda não foi guardado.',
  'components.leave': 'Sair sem guardar',
  'components.stay': 'Ficar',
  'components.thisPartCouldNot': 'Não foi possível carregar esta parte',
  'components.theServerCouldNot':
    'Não foi possível contactar o servidor, ou este tem uma versão mais recente desta página. Recarregue a página para continuar.',
  'components.somethingWentWrongHere': 'Algo correu mal aqui',
  'components.anErrorInThis':
    'Um erro neste programa interrompeu esta parte da página. O que foi guardado está seguro; o que escreveu aqui e não guardou perdeu-se.',
  'components.tryAgainOrReload':
    'Tente de novo ou recarregue a página. Se voltar a acontecer, copie os detalhes e envie-os a quem cuida deste site.',
  'components.tryAgain': 'Tentar de novo',
  'components.copyDetails': 'Copiar os detalhes',
  'components.theDetailsOfThe': 'Os detalhes do erro',
  'components.details': 'Detalhes',
  'components.reloadThePage': 'Recarregar a página',
  'components.failedToMakeThe': 'Não foi possível criar a ligação',
  'components.makeALink': 'Criar uma ligação',
  'components.theAddressIsIn':
    'O endereço está em uso, mas não pode ser mostrado: a chave que o abre, o ficheiro secrets-key na pasta de dados do servidor, falta ou é outra. Quem tem o endereço continua a poder lê-lo. Para ter um que possa ser mostrado, crie uma nova ligação ou peça que o ficheiro seja reposto.',
  'components.address': 'Endereço',
  'components.newLink': 'Nova ligação',
  'components.stopSharing': 'Deixar de partilhar',
  'components.makeANewLink': 'Criar uma nova ligação',
  'components.failedToStopSharing': 'Não foi possível deixar de partilhar',
  'components.newCalendarLinkMade': 'Nova ligação do calendário criada',
  'components.theOldAddressNo': 'O endereço antigo já não funciona.',
  'components.failedToMakeA': 'Não foi possível criar uma nova ligação',
  'components.checkIn': 'Chegada',
  'components.checkOut': 'Partida',
  'components.guests': 'Hóspedes',
  'components.nightOf': 'noite de {from}',
  'components.nightRange': 'noites de {first} a {last} ({nights} noites)',
  'components.nameCannotBeBelow': '{name}: não pode ser inferior a 0',
  'components.nameCouldBeThousandsrest':
    '{name}: tanto pode ser {thousands}{rest} como {thousands}.{slice}. Escreva um dos dois, por favor',
  'components.nameCanHaveAt': '{name}: no máximo 2 casas decimais',
  'components.nameCanBeAt': '{name}: no máximo 99999999.99',
  'components.success': 'Feito',
  'components.error': 'Erro',
  'components.windowTitle': '{title} · Gestão de {villaName}',
  'components.nights': '{nights} {nights|noite|noites}',
  'components.whatAddress': 'endereço',
  'components.whatDetails': 'detalhes',
});
