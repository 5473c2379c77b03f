import { translation } from '@shared/i18n/translation';
import type { stayEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const stayPt = translation<typeof stayEn>()({
  'stay.loadingTheArrivalDetails': 'A carregar os dados de chegada…',
  'stay.theArrivalDetailsCould': 'Não foi possível carregar os dados de chegada.',
  'stay.arrivalDetailsSaved': 'Dados de chegada guardados',
  'stay.guestsWhoArriveSoon': 'Os hóspedes que chegam em breve leem-nos de imediato.',
  'stay.theArrivalDetailsWere': 'Os dados de chegada não foram guardados.',
  'stay.arrival': 'Chegada',
  'stay.keyCodesAndWi':
    'Já não é possível ler a chave, os códigos e o Wi-Fi: este servidor tem uma chave de encriptação diferente daquela com que foram guardados. Escreva-os de novo, por favor; se guardar sem eles, são removidos.',
  'stay.guestsDoNotFind': 'Os hóspedes ainda não encontram {missing}.',
  'stay.when': 'Quando',
  'stay.guestsWithAConfirmed':
    'Os hóspedes com uma estadia confirmada encontram tudo isto na sua página, desde o número de dias indicado antes da chegada até à partida. Mais ninguém o encontra.',
  'stay.shownFromDaysBefore': 'Visível desde (dias antes da chegada)',
  'stay.minToMax': '{min} a {max}',
  'stay.pageClosesDaysAfter': 'A página fecha (dias depois da partida)',
  'stay.where': 'Onde',
  'stay.theSameInEvery': 'Igual em todos os idiomas.',
  'stay.addressOfTheVilla': 'Morada da casa',
  'stay.linkToAMap': 'Ligação para um mapa',
  'stay.beginsWithHttps': 'Começa por https://',
  'stay.telephoneForArrivingGuests': 'Telefone para quem está a chegar',
  'stay.doorAndWiFi': 'Porta e Wi-Fi',
  'stay.encryptedWhereItIs':
    'Encriptado onde é guardado, mostrado só nesses dias e em nenhum e-mail. Se puder, mude o código entre hóspedes.',
  'stay.doorOrKeyBox': 'Código da porta ou do cofre de chaves',
  'stay.wiFiNetwork': 'Rede Wi-Fi',
  'stay.wiFiPassword': 'Palavra-passe do Wi-Fi',
  'stay.inWords': 'Por palavras',
  'stay.forEachLanguageThat':
    'Em cada idioma que os hóspedes leem. O que faltar num idioma é mostrado em inglês.',
  'stay.language': 'Idioma',
  'stay.directions': 'Como chegar',
  'stay.fromTheAirportOr': 'Desde o aeroporto ou a autoestrada, e onde estacionar',
  'stay.key': 'Chave',
  'stay.whereItIsOr': 'Onde está ou quem a entrega; encriptado como os códigos',
  'stay.whomToCall': 'A quem telefonar',
  'stay.whoAndAtWhat': 'Quem, e a que horas',
  'stay.houseRules': 'Regras da casa',
  'stay.quietHoursSmokingRubbish': 'Silêncio, tabaco, lixo, piscina',
  'stay.saving': 'A guardar...',
  'stay.saveArrivalDetails': 'Guardar dados de chegada',
  'stay.theAddress': 'a morada',
  'stay.whomToCallPart': 'a quem telefonar',
  'stay.houseRulesPart': 'as regras da casa',
  'stay.directionsPart': 'as indicações para chegar',
  'stay.keyPart': 'a chave ou o código da porta',
  'stay.wifiPart': 'o Wi-Fi',
});
