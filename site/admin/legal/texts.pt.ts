import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const legalPt = sentences({
  'Same as the villa': 'O mesmo que a casa',
  'Loading the legal details…': 'A carregar os dados legais…',
  'The legal details could not be loaded.': 'Não foi possível carregar os dados legais.',
  'Who lets the house and is paid for it': 'Quem explora a casa e recebe o pagamento',
  'Nine digits': 'Nove algarismos',
  'As in the register of Alojamento Local, for example 12345/AL':
    'Como no registo de Alojamento Local, por exemplo 12345/AL',
  'Most guests that your registration allows': 'Máximo de hóspedes que o seu registo permite',
  'Where you were given one, by Regulation (EU) 2024/1028':
    'Se lhe foi atribuído um, nos termos do Regulamento (UE) 2024/1028',
  'For example: Prices include VAT at 6%': 'Por exemplo: Prices include VAT at 6%',
  'An email address, or a name and address': 'Um endereço de e-mail, ou um nome e uma morada',
  'VAT in other languages': 'IVA noutras línguas',
  'Legal details saved': 'Dados legais guardados',
  'Maximum guests is {maxGuests} now, as your registration says.':
    'O máximo de hóspedes é agora {maxGuests}, conforme o seu registo.',
  'The legal details were not saved.': 'Os dados legais não foram guardados.',
  'Who lets the house': 'Quem explora a casa',
  'Stands at the end of every page and mail, and on the pages Privacy, Terms and Cancellation.':
    'Aparece no fim de cada página e e-mail e nas páginas Privacidade, Termos e condições e Cancelamento.',
  Registration: 'Registo',
  'Guests cannot ask for more people than are registered, and Settings takes no more.':
    'Os hóspedes não podem pedir reserva para mais pessoas do que o registo permite, e as Definições não aceitam um número maior.',
  'Maximum guests in Settings is {maxGuests}. Saving lowers it to {capacity}.':
    'O máximo de hóspedes nas Definições é {maxGuests}. Ao guardar, desce para {capacity}.',
  'If a guest cancels': 'Se um hóspede cancelar',
  'Guests read it beside the price, on the page Cancellation and in the mail that confirms. A booking keeps the policy that it was made under.':
    'Os hóspedes leem isto junto ao preço, na página Cancelamento e no e-mail de confirmação. Cada reserva mantém a política com que foi feita.',
  'The texts of the three pages are under Site. They are a start and no legal advice: please have them looked at.':
    'Os textos das três páginas estão em Site. São um ponto de partida e não aconselhamento jurídico: peça a alguém que os reveja.',
  'Save legal details': 'Guardar dados legais',
  'Guests do not see everything yet that the law asks for:':
    'Os hóspedes ainda não veem tudo o que a lei exige:',
  'Step {value}: until days before': 'Escalão {value}: até quantos dias antes',
  'until {daysBefore} days before: {refundPercent}%':
    'até {daysBefore} dias antes: {refundPercent}%',
  'Step {value}: given back (%)': 'Escalão {value}: devolução (%)',
  'Remove step {value}': 'Remover o escalão {value}',
  'Nothing is given back once a stay is confirmed.':
    'Depois de confirmada a estadia, nada é devolvido.',
  'Up to and including these days. After the last step nothing is given back.':
    'Até estes dias, inclusive. Depois do último escalão nada é devolvido.',
  'Add a step': 'Adicionar escalão',
  'Your name or company': 'O seu nome ou empresa',
  'Tax number (NIF)': 'Número de contribuinte (NIF)',
  'Your address': 'A sua morada',
  'Registration number (AL)': 'Número de registo (AL)',
  'Registered guests': 'Capacidade registada',
  'EU registration number': 'Número de registo da UE',
  'Contact for data protection': 'Contacto para proteção de dados',
  'Privacy, version {version}, on {day}': 'Privacidade, versão {version}, de {day}',
  'Decreto-Lei 7/2004, article 10: guests must see who lets the house.':
    'Decreto-Lei n.º 7/2004, artigo 10.º: os hóspedes têm de ver quem explora a casa.',
  'Decreto-Lei 7/2004, article 10: the tax number is shown with the name.':
    'Decreto-Lei n.º 7/2004, artigo 10.º: o número de contribuinte é mostrado com o nome.',
  'Decreto-Lei 7/2004, article 10: guests must see where to reach you.':
    'Decreto-Lei n.º 7/2004, artigo 10.º: os hóspedes têm de ver onde o podem contactar.',
  'Decreto-Lei 128/2014, article 17: every advertisement shows the registration number.':
    'Decreto-Lei n.º 128/2014, artigo 17.º: toda a publicidade mostra o número de registo.',
  'Decreto-Lei 128/2014: no more guests than the registration allows.':
    'Decreto-Lei n.º 128/2014: não pode haver mais hóspedes do que o registo permite.',
  'Regulation (EU) 2016/679 (GDPR), article 13: guests must see whom to ask about their data.':
    'Regulamento (UE) 2016/679 (RGPD), artigo 13.º: os hóspedes têm de ver a quem perguntar pelos seus dados.',
  'VAT (English)': 'IVA (em inglês)',
});
