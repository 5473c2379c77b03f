import { translation } from '@shared/i18n/translation';
import type { legalEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const legalPt = translation<typeof legalEn>()({
  'legal.loadingTheLegalDetails': 'A carregar os dados legais…',
  'legal.theLegalDetailsCould': 'Não foi possível carregar os dados legais.',
  'legal.whoLetsTheHouse': 'Quem explora a casa e recebe o pagamento',
  'legal.nineDigits': 'Nove algarismos',
  'legal.asInTheRegister': 'Como no registo de Alojamento Local, por exemplo 12345/AL',
  'legal.mostGuestsThatYour': 'Máximo de hóspedes que o seu registo permite',
  'legal.whereYouWereGiven': 'Se lhe foi atribuído um, nos termos do Regulamento (UE) 2024/1028',
  'legal.forExamplePricesInclude': 'Por exemplo: os preços incluem IVA a 6%',
  'legal.anEmailAddressOr': 'Um endereço de e-mail, ou um nome e uma morada',
  'legal.legalDetailsSaved': 'Dados legais guardados',
  'legal.maximumGuestsIsNow': 'O máximo de hóspedes é agora {maxGuests}, conforme o seu registo.',
  'legal.guestsReadThemAt': 'Os hóspedes leem-nos de imediato.',
  'legal.theLegalDetailsWere': 'Os dados legais não foram guardados.',
  'legal.legal': 'Dados legais',
  'legal.whoLetsTheHouseTitle': 'Quem explora a casa',
  'legal.standsAtTheEnd':
    'Aparece no fim de cada página e e-mail e nas páginas Privacidade, Termos e condições e Cancelamento.',
  'legal.registration': 'Registo',
  'legal.guestsCannotAskFor':
    'Os hóspedes não podem pedir reserva para mais pessoas do que o registo permite, e as Definições não aceitam um número maior.',
  'legal.maximumGuestsInSettings':
    'O máximo de hóspedes nas Definições é {maxGuests}. Ao guardar, desce para {capacity}.',
  'legal.ifAGuestCancels': 'Se um hóspede cancelar',
  'legal.guestsReadItBeside':
    'Os hóspedes leem isto junto ao preço, na página Cancelamento e no e-mail de confirmação. Cada reserva mantém a política com que foi feita.',
  'legal.theTextsOfThe':
    'Os textos das três páginas estão em Site. São um ponto de partida e não aconselhamento jurídico: peça a alguém que os reveja.',
  'legal.saving': 'A guardar...',
  'legal.saveLegalDetails': 'Guardar dados legais',
  'legal.guestsDoNotSee': 'Os hóspedes ainda não veem tudo o que a lei exige:',
  'legal.stepDays': 'Escalão {value}: até quantos dias antes',
  'legal.stepInWords': 'até {daysBefore} dias antes: {refundPercent}%',
  'legal.stepRefund': 'Escalão {value}: devolução (%)',
  'legal.removeStep': 'Remover o escalão {value}',
  'legal.remove': 'Remover',
  'legal.nothingIsGivenBack': 'Depois de confirmada a estadia, nada é devolvido.',
  'legal.upToAndIncluding': 'Até estes dias, inclusive. Depois do último escalão nada é devolvido.',
  'legal.addAStep': 'Adicionar escalão',
  'legal.yourNameOrCompany': 'O seu nome ou empresa',
  'legal.taxNumberNif': 'Número de contribuinte (NIF)',
  'legal.yourAddress': 'A sua morada',
  'legal.registrationNumberAl': 'Número de registo (AL)',
  'legal.registeredGuests': 'Capacidade registada',
  'legal.euRegistrationNumber': 'Número de registo da UE',
  'legal.contactForDataProtection': 'Contacto para proteção de dados',
  'legal.privacyVersion': 'Privacidade, versão {version}, de {day}',
  'legal.lawOperatorName':
    'Decreto-Lei n.º 7/2004, artigo 10.º: os hóspedes têm de ver quem explora a casa.',
  'legal.lawTaxNumber':
    'Decreto-Lei n.º 7/2004, artigo 10.º: o número de contribuinte é mostrado com o nome.',
  'legal.lawAddress':
    'Decreto-Lei n.º 7/2004, artigo 10.º: os hóspedes têm de ver onde o podem contactar.',
  'legal.lawRegistration':
    'Decreto-Lei n.º 128/2014, artigo 17.º: toda a publicidade mostra o número de registo.',
  'legal.lawCapacity':
    'Decreto-Lei n.º 128/2014: não pode haver mais hóspedes do que o registo permite.',
  'legal.lawPrivacyContact':
    'Regulamento (UE) 2016/679 (RGPD), artigo 13.º: os hóspedes têm de ver a quem perguntar pelos seus dados.',
  'legal.vat': 'IVA',
});
