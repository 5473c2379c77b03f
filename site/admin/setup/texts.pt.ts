import { sentences } from '@shared/i18n/translation';

export const setupPt = sentences({
  'Put away{#list}': 'Ocultar',
  'Search for “Set-up” to open the checklist again.':
    'Procure “Configuração” para voltar a abrir a lista.',
  'The card was not put away': 'Não foi possível ocultar o cartão',
  'Set up your villa': 'Configure a sua casa',
  '{data} of {length} steps settled. Next: {title}':
    '{data} de {length} passos resolvidos. A seguir: {title}',
  'All steps': 'Todos os passos',
  'Put away the set-up card': 'Ocultar o cartão de configuração',
  'Loading the checklist…': 'A carregar a lista…',
  'The checklist could not be loaded.': 'Não foi possível carregar a lista.',
  '{setup} of {length} steps settled. What you leave as it is can be done at any time.':
    '{setup} de {length} passos resolvidos. O que deixar como está pode ser feito a qualquer altura.',
  '{part} Guests find it at {link}.': '{part} Os hóspedes encontram-na em {link}.',
  'Your villa is live.': 'A sua casa está online.',
  'Everything is settled. Guests can come as soon as the villa has an address of its own.':
    'Está tudo resolvido. O site fica acessível aos hóspedes assim que a casa tiver um endereço próprio.',
  Done: 'Feito',
  'Left as it is': 'Deixado como está',
  'To do': 'Por fazer',
  'The checklist was not changed': 'Não foi possível alterar a lista',
  'Open it there': 'Abrir nesse endereço',
  'Leave as it is: {title}': 'Deixar como está: {title}',
  'Leave as it is': 'Deixar como está',
  'Put back on the list: {title}': 'Voltar a pôr na lista: {title}',
  'Put back on the list': 'Voltar a pôr na lista',
  'The demo’s pictures are gone': 'As imagens de demonstração foram retiradas',
  'The gallery shows your photographs only. Golf course and beach keep their illustrations until you choose pictures of yours under Site.':
    'A galeria mostra apenas as suas fotografias. O campo de golfe e a praia mantêm as suas ilustrações até escolher imagens suas em Site.',
  'The demo’s pictures are still there': 'As imagens de demonstração ainda estão lá',
  'Take the demo’s pictures away': 'Retirar as imagens de demonstração',
  'Name and place': 'Nome e local',
  'What your villa is called and where it is, on every page and in every mail.':
    'Como se chama a sua casa e onde fica, em cada página e em cada e-mail.',
  'Name the villa': 'Dar nome à casa',
  'The telephone and address by which guests reach you, and when.':
    'O telefone e o endereço por que os hóspedes o contactam, e a que horas.',
  'Add contact data': 'Adicionar os contactos',
  'Legal details': 'Dados legais',
  'Who lets the house and under which registration: guests must see it (Decreto-Lei 128/2014, article 17; Decreto-Lei 7/2004, article 10).':
    'Quem explora a casa e com que registo: os hóspedes têm de o ver (Decreto-Lei n.º 128/2014, artigo 17.º; Decreto-Lei n.º 7/2004, artigo 10.º).',
  'Fill in the details': 'Preencher os dados',
  Photographs: 'Fotografias',
  'Upload your own and choose the one at the top of the home page.':
    'Carregue as suas e escolha a que fica no topo da página inicial.',
  'Upload your own and choose the one at the top of the home page. Guests still see {value} of the demo.':
    'Carregue as suas e escolha a que fica no topo da página inicial. Os hóspedes ainda veem {value} da demonstração.',
  'one picture': 'uma imagem',
  '{demoPhotoCount} pictures': '{demoPhotoCount} imagens',
  'Add photographs': 'Adicionar fotografias',
  'Prices and seasons': 'Preços e épocas',
  'What a night costs in each season, and how short a stay may be.':
    'Quanto custa uma noite em cada época e qual a estadia mínima.',
  'Set prices': 'Definir preços',
  'The deposit, when the balance is due, and a security deposit.':
    'O sinal, quando se paga o restante e uma caução.',
  'Set the terms': 'Definir as condições',
  'The account that guests pay into. It stands in the mail that confirms a stay.':
    'A conta para onde os hóspedes pagam. Está no e-mail que confirma a estadia.',
  'Directions, door code and Wi-Fi, for guests with a confirmed stay.':
    'Indicações, código da porta e Wi-Fi, para hóspedes com estadia confirmada.',
  'Your email address': 'O seu endereço de e-mail',
  'Without it, a forgotten password can be reset only on the server’s machine.':
    'Sem ele, uma palavra-passe esquecida só se repõe na máquina do servidor.',
  'Add your email address': 'Adicionar o endereço',
  'Confirms to guests that their enquiry came in, and tells you of each. Try it with a test mail.':
    'Confirma aos hóspedes que o pedido chegou e avisa-o de cada um. Experimente com um e-mail de teste.',
  'Calendars of other sites': 'Calendários de outros sites',
  'Airbnb, Booking.com and others: what is taken there is blocked here, and the other way round.':
    'Airbnb, Booking.com e outros: o que lá está ocupado fica bloqueado aqui, e o contrário também.',
  'Connect calendars': 'Ligar calendários',
  'Go live': 'Pôr online',
  'Guests cannot come yet: {publicUrl} is an address that only your own machine or network knows. Whoever looks after the server gives it an address of its own, such as https://villa.example; “Install” and “Behind a proxy” in the documentation (docs/operations.md) say how. In the desktop app, “Move to a server” leads there.':
    'Os hóspedes ainda não conseguem abrir o site: {publicUrl} é um endereço que só o seu computador ou a sua rede conhecem. Quem cuida do servidor dá-lhe um endereço próprio, como https://villa.example; “Install” e “Behind a proxy” na documentação (docs/operations.md) explicam como. Na aplicação de computador, “Mover para um servidor” leva lá.',
  '{publicUrl} is not encrypted, and browsers warn guests of that. Whoever looks after the server puts https in front of it; “Behind a proxy” in the documentation (docs/operations.md) says how.':
    '{publicUrl} não está encriptado, e os navegadores avisam os hóspedes disso. Quem cuida do servidor põe-lhe https à frente; “Behind a proxy” na documentação (docs/operations.md) explica como.',
  'The site’s address is {publicUrl}, and you are here under another one. Open the back office there to see that guests reach it.':
    'O endereço do site é {publicUrl}, e está aqui por outro. Abra lá a área de gestão para confirmar que os hóspedes conseguem abrir o site.',
  'Guests reach your villa at {publicUrl}.': 'Os hóspedes encontram a sua casa em {publicUrl}.',
});
