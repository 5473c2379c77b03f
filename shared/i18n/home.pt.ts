import type { homeEn } from './home.en';
import { translation } from './translation';

/** `home.en.ts` in Portuguese as it is written in Portugal. */
export const homePt = translation<typeof homeEn>()({
  'villa.tagline': 'a praia fica a apenas 5 minutos',

  'hero.kicker': 'Praia da Luz · Algarve',
  'hero.title': 'Uma casa branca sobre o Atlântico',
  'hero.lead':
    'Três quartos, uma piscina virada para o mar e uma aldeia onde o dia ainda acaba no passeio junto à praia: {tagline}.',
  'hero.book': 'Reservar estadia',
  'hero.gallery': 'Ver fotografias',
  'hero.alt': 'A casa e a piscina à luz do fim da tarde, com o mar ao fundo',

  'about.kicker': 'A casa',
  'about.title': 'Espaço para estar junto, e para estar só',
  'about.first':
    'Esta casa foi feita para almoços demorados. As portas entre a cozinha e o terraço recolhem por completo, uma pérgula dá sombra a partir do meio-dia e a piscina apanha o último sol da tarde. Lá dentro há paredes grossas, vigas de carvalho e terracota debaixo dos pés: fresca em agosto, quente em fevereiro.',
  'about.second':
    'Arrenda a casa inteira, ao próprio dono, sem mais ninguém no terreno. Antes de vir, pergunte o que quiser: quem responde é quem sabe onde fica o quadro elétrico.',
  'about.bedrooms': 'quartos',
  'about.bathrooms': 'casas de banho',
  'about.guests': 'hóspedes',
  'about.beach': 'minutos até à praia',

  'amenities.title': 'O que espera por si',
  'amenities.lead': 'Tudo o que se segue faz parte da casa e está incluído no preço.',
  'amenities.1.title': 'Piscina privada',
  'amenities.1.text':
    'Virada para o mar, com espreguiçadeiras para todos e sombra quando a quiser.',
  'amenities.2.title': 'Três quartos',
  'amenities.2.text': 'Dois com cama de casal e um com duas camas, bons colchões e roupa lavada.',
  'amenities.3.title': 'Duas casas de banho',
  'amenities.3.text': 'Uma delas com banheira independente junto à janela do jardim.',
  'amenities.4.title': 'Cozinha a sério',
  'amenities.4.text':
    'Ilha de pedra, placa a gás, facas que cortam e, mesmo ao lado, uma mesa para oito.',
  'amenities.5.title': 'Terraço à sombra',
  'amenities.5.text': 'Uma pérgula de buganvílias por cima da mesa comprida lá fora.',
  'amenities.6.title': 'Churrasqueira',
  'amenities.6.text': 'De alvenaria, a carvão, com bancada para o peixe do mercado da manhã.',
  'amenities.7.title': 'Açoteia',
  'amenities.7.text':
    'Sofás e lanternas, e um pôr do sol que não precisa nem de uns nem de outras.',
  'amenities.8.title': 'Canto do golfe',
  'amenities.8.text': 'Um espaço para treinar o jogo curto antes da volta.',
  'amenities.9.title': 'Wi-Fi rápido',
  'amenities.9.text': 'Em todas as divisões e junto à piscina, para quem não pode passar sem ele.',

  'golf.kicker': 'Golfe',
  'golf.title': 'Uma volta de manhã, piscina às duas',
  'golf.first':
    'O Boavista fica entre a Luz e Lagos, com fairways que acompanham a encosta e o mar à vista. Do outro lado da baía de Lagos, o Palmares tem vinte e sete buracos em três percursos, entre pinheiros, sobre as dunas e acima da Meia Praia.',
  'golf.second':
    'O inverno aqui é dos golfistas: ameno, verde e sossegado. Há lugar em casa para os sacos, e para voltar a contar o jogo ao serão.',

  'location.kicker': 'Localização privilegiada',
  'location.title': 'Na ponta sossegada de uma aldeia com praia',
  'location.lead':
    'A Praia da Luz tem a sua própria baía, uns seis quilómetros a oeste de Lagos, ao lado do promontório escuro a que todos aqui chamam Rocha Negra.',
  'location.1.title': 'A praia',
  'location.1.text': 'Um largo arco de areia, com um passeio de calçada por trás.',
  'location.2.title': 'A aldeia',
  'location.2.text': 'Padaria, supermercado, restaurantes de peixe e o largo da igreja.',
  'location.3.title': 'Lagos',
  'location.3.text':
    'O centro histórico dentro das muralhas, a marina e o mercado ficam a poucos minutos de carro.',
  'location.4.title': 'Aeroporto de Faro',
  'location.4.text': 'Cerca de uma hora de carro, pela A22, quase até à porta.',

  'luz.kicker': 'Porquê a Praia da Luz',
  'luz.title': 'O Algarve de quando ainda não havia pressa',
  'luz.1.title': 'Trilhos na falésia à porta de casa',
  'luz.1.text':
    'O Trilho dos Pescadores atravessa a aldeia: para nascente, por cima da Rocha Negra, até Lagos; para poente, à beira da falésia, até Burgau.',
  'luz.2.title': 'Uma baía virada a sul',
  'luz.2.text': 'Abrigada da nortada, com água calma o suficiente para se estrear no paddle.',
  'luz.3.title': 'Tudo se faz a pé',
  'luz.3.text':
    'Nada na aldeia precisa do carro: nem o pão, nem a praia, nem as sardinhas assadas.',

  'travelers.title': 'Quem aqui se sente em casa',
  'travelers.1.title': 'Famílias',
  'travelers.1.text': 'Cabem três gerações à mesa, e cada uma tem uma porta para fechar.',
  'travelers.2.title': 'Golfistas',
  'travelers.2.text': 'Dois campos a poucos minutos de carro e um terraço para acertar as apostas.',
  'travelers.3.title': 'Amigos',
  'travelers.3.text': 'Piscina, churrasco e uma açoteia com lanternas: o plano faz-se sozinho.',

  'experiences.kicker': 'Experiências',
  'experiences.title': 'Dias que começam à porta de casa',
  'experiences.1.title': 'Ponta da Piedade',
  'experiences.1.text':
    'Arcos dourados e grutas logo a sul de Lagos. Vá cedo de barco, ou a pé pelo passadiço.',
  'experiences.2.title': 'Meia Praia',
  'experiences.2.text':
    'Quilómetros de areal na baía de Lagos, para correr, andar a cavalo e fazer kitesurf.',
  'experiences.3.title': 'Sagres',
  'experiences.3.text':
    'Onde a Europa acaba: uma fortaleza, um farol e ondas dos dois lados do cabo.',
  'experiences.4.title': 'O mercado de Lagos',
  'experiences.4.text':
    'Peixe em baixo, fruta em cima e, no último piso, um terraço sobre o porto.',

  'gallery.title': 'Galeria de fotografias',
  'gallery.intro': 'A casa ao longo de um dia, do primeiro café às lanternas.',
  'gallery.viewAll': 'Ver as {n} fotografias',
  'gallery.open': 'Abrir fotografia: {title}',
  'gallery.empty': 'As fotografias vêm a caminho.',
  'viewer.label': 'Fotografias em grande',
  'viewer.counter': '{i} de {n}',
  'viewer.loading': 'A carregar a fotografia…',
  'viewer.previous': 'Fotografia anterior',
  'viewer.next': 'Fotografia seguinte',
  'viewer.close': 'Fechar',
  'viewer.thumbnails': 'Todas as fotografias',
  'viewer.show': 'Mostrar fotografia {i}: {title}',

  'price.title': 'A partir de',
  'price.perNight': 'por noite',
  'price.note': 'A casa inteira, reservada diretamente. As épocas e as taxas estão no calendário.',
  'price.check': 'Ver disponibilidade',

  'reviews.title': 'Opiniões dos hóspedes',
  'reviews.soon': 'As primeiras opiniões chegam em breve.',
  'reviews.note': 'Só publicamos o que hóspedes desta casa escreveram.',
  'reviews.count': '{n} {n|opinião|opiniões} de hóspedes desta casa',
  'reviews.stars': '{n} de 5 estrelas',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Um hóspede, {month}',
  'reviews.answer': 'A nossa resposta',
  'reviews.more': 'Mostrar mais {n}',

  'contact.kicker': 'Contacto',
  'contact.title': 'Pergunte-nos o que quiser',
  'contact.hours': '9h às 20h (CET)',
  'contact.lead': 'Respondemos das {hours}, em geral no prazo de {n} {n|hora|horas}.',
  'contact.address': 'Morada',
  'contact.directions':
    'Do aeroporto de Faro siga pela A22 para oeste até Lagos, depois pela N125 em direção a Vila do Bispo, e saia na Luz.',
  'contact.firstName': 'Nome próprio',
  'contact.lastName': 'Apelido',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefone',
  'contact.subject': 'Assunto',
  'contact.subject.booking': 'Uma nova reserva',
  'contact.subject.existing': 'Uma reserva existente',
  'contact.subject.amenities': 'A casa e as comodidades',
  'contact.subject.general': 'Outro assunto',
  'contact.message': 'Mensagem',
  'contact.send': 'Enviar mensagem',
  'contact.sending': 'A enviar…',
  'contact.sent.title': 'A sua mensagem chegou',
  'contact.sent.text': 'Respondemos assim que pudermos.',
  'contact.failed.title': 'Não foi possível enviar a mensagem',
  'contact.failed.text': 'Tente de novo mais tarde, por favor.',
  'map.loading': 'A carregar o mapa…',
  'map.unavailable': 'O mapa está indisponível de momento',
  'map.open': 'Abrir no Google Maps',
  'map.title': 'Mapa da Praia da Luz',
  'privacy.message':
    'Guardamos o que escreve para lhe responder, no máximo {months} {months|mês|meses}:',
});
