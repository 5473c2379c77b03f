import type { legalEn } from './legal.en';
import { translation } from './translation';

/** `legal.en.ts` in Portuguese. */
export const legalPt = translation<typeof legalEn>()({
  'privacy.1.title': 'Quem é responsável',
  'privacy.1.text':
    '{operator} é responsável pelos seus dados neste site e em tudo o que diz respeito à sua estadia na casa {villa}. Para qualquer assunto relacionado com os seus dados, escreva para {contact}.',
  'privacy.2.title': 'Quando pede uma estadia',
  'privacy.2.text':
    'Guardamos o seu nome, o seu endereço de e-mail, o seu número de telefone, se o indicar, a língua em que nos lê, as datas, quantas pessoas vêm, com crianças e animais, o que escolher além disso, o preço, os seus desejos e as propostas que lhe fazemos. Precisamos disso para lhe responder, fazer a reserva e receber quem chega: são diligências anteriores a um contrato, a seu pedido, e o próprio contrato (RGPD, artigo 6.º, n.º 1, alínea b).',
  'privacy.3.title': 'Quando nos escreve',
  'privacy.3.text':
    'Guardamos o seu nome, o seu endereço de e-mail, o seu número de telefone, se o indicar, a sua mensagem e as nossas respostas (RGPD, artigo 6.º, n.º 1, alínea b, quando se trata de uma estadia; nos outros casos, alínea f: escreveu porque deseja uma resposta). O que escrevemos um ao outro na página da sua estadia, com as imagens e os documentos que nos enviar, fica guardado com a reserva.',
  'privacy.4.title': 'Quando fica connosco',
  'privacy.4.text':
    'A sua estadia tem uma página própria, que se abre com a ligação indicada nos nossos e-mails. Guardamos o que lá preencher para receber quem chega e lhe responder: os nomes de quem vem consigo, quando e como chega, por exemplo o número do voo, e o seu pedido de alteração ou de cancelamento (RGPD, artigo 6.º, n.º 1, alínea b). Por favor, indique nomes de outras pessoas só se elas o souberem.\n\nRegistamos o que paga e o que devolvemos, com dia, valor e meio, e passamos recibos em seu nome (RGPD, artigo 6.º, n.º 1, alínea b, e, quando a lei fiscal os exige, alínea c). Neste site não se paga nada, nem se pedem dados de cartões.\n\nSe nos enviar a sua opinião, mostramo-la na página inicial depois de a lermos: as suas palavras e estrelas, o mês da estadia e o seu nome próprio, as suas iniciais ou nenhum nome, como preferir. É para isso que a envia (RGPD, artigo 6.º, n.º 1, alínea a), e retiramo-la sempre que o pedir.\n\nA lei portuguesa obriga-nos a comunicar à autoridade responsável pelos estrangeiros os hóspedes que não são portugueses, com nome, nacionalidade, data e local de nascimento, país de residência e documento de identificação (RGPD, artigo 6.º, n.º 1, alínea c). Pedimos-lhe estes dados antes da chegada e não os usamos para mais nada.',
  'privacy.5.title': 'Durante quanto tempo guardamos os dados',
  'privacy.5.text':
    'Pedidos que não deram em reserva: {enquiryMonths} meses a contar do último dia pedido.\nMensagens pelo formulário de contacto: {messageMonths} meses.\nEstadias realizadas: {stayMonths} meses a contar da saída.\nE-mails que enviámos: {mailDays} dias.\nO nosso registo de quem alterou o quê: {logMonths} meses.\n\nCom um pedido ou uma estadia apaga-se tudo o que lhe pertence: propostas, nomes, chegada, desejos, o que escrevemos um ao outro com os respetivos ficheiros, notas sobre pagamentos e a opinião, também na página inicial. Ficam as noites e os valores, sem nome. O que a lei fiscal nos obriga a conservar, ou seja, o nome de uma estadia realizada e os recibos, guardamos durante {taxYears} anos, com o nome cifrado. As cópias de segurança podem conter o que foi apagado durante mais cerca de meio ano.',
  'privacy.6.title': 'Quem mais os vê',
  'privacy.6.text':
    'As empresas que alojam o nosso servidor e entregam os nossos e-mails. Trabalham para nós e não usam nada para fins próprios. As autoridades recebem o que a lei lhes confere. Não vendemos nada, nem cedemos nada para publicidade.\n\nNas páginas com um mapa, o fornecedor do mapa vê o endereço de rede do seu navegador. Nada é carregado de lá antes de se aproximar do mapa.',
  'privacy.7.title': 'Sem cookies, sem rastreio',
  'privacy.7.text':
    'Este site não coloca cookies aos seus hóspedes e não segue ninguém. Se escolher uma moeda, o seu navegador lembra-se da escolha; não é enviada a ninguém. Para impedir abusos, o servidor conta durante pouco tempo os pedidos por endereço de rede e depois esquece-os.',
  'privacy.8.title': 'Os seus direitos',
  'privacy.8.text':
    'Pode perguntar que dados temos sobre si e receber uma cópia, pedir que sejam corrigidos ou apagados, que a sua utilização seja limitada, levá-los para outro lado e opor-se à sua utilização. Escreva para {contact}; respondemos no prazo de um mês. Pode também apresentar queixa à autoridade portuguesa, a [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'É obrigatório?',
  'privacy.9.text':
    'Nenhuma lei obriga a dar-nos seja o que for antes de reservar. Sem um nome e um endereço de e-mail não podemos responder a um pedido. Nenhuma decisão sobre si é tomada por uma máquina.',
  'terms.1.title': 'Quem explora a casa',
  'terms.1.text':
    '{operator} disponibiliza a casa {villa} para estadias de férias, em regime de Alojamento Local, nos termos do Decreto-Lei n.º 128/2014. Estas condições aplicam-se a todas as estadias pedidas neste site.',
  'terms.2.title': 'Do pedido à reserva',
  'terms.2.text':
    'Um pedido não custa nada e não vincula ninguém. A reserva fica feita quando a confirmamos por e-mail, ou quando aceita uma proposta nossa que diga que com isso a estadia fica confirmada. Até lá não há nada a pagar, e as datas podem ir para outra pessoa, a não ser que a nossa proposta lhas reserve.',
  'terms.3.title': 'Preço e pagamento',
  'terms.3.text':
    'O preço indicado na nossa confirmação é o preço de toda a estadia, com a limpeza e todas as taxas mencionadas ao lado. Como e quando se paga consta do e-mail que confirma a reserva ou de um posterior. A taxa municipal, onde existe, é indicada à parte.',
  'terms.4.title': 'Hóspedes',
  'terms.4.text':
    'Só pode ficar o número de pessoas reservado, e nunca mais do que o registo da casa permite. Quem reserva é maior de idade e responde por todas as pessoas que vêm consigo. Por favor, pergunte antes de convidar visitas ou de trazer um animal.',
  'terms.5.title': 'A casa',
  'terms.5.text':
    'A entrada e a saída fazem-se às horas indicadas na nossa confirmação. Por favor, trate a casa, o jardim e a piscina como se fossem seus, respeite o descanso dos vizinhos durante a noite e siga o livro de informações que está na casa. Avise-nos logo se algo se partir ou faltar. Quem causar danos, para além do desgaste normal, paga-os.',
  'terms.6.title': 'Se cancelar, ou se nós tivermos de o fazer',
  'terms.6.text':
    'O que é devolvido quando cancela consta da página “Cancelamento” deste site. Se tivermos de cancelar, recebe de volta tudo o que pagou. Para alojamento em datas fixas, a lei não prevê os 14 dias de livre resolução (Diretiva 2011/83/UE, artigo 16.º, alínea l).',
  'terms.7.title': 'Por que respondemos',
  'terms.7.text':
    'Respondemos pelo que prometemos e pelos danos que causarmos com dolo ou culpa grave, ou à vida e à saúde. Ninguém responde pelo que não podia ser evitado, como o tempo, estradas cortadas ou uma falha da rede pública; ajudamos no que pudermos.',
  'terms.8.title': 'Reclamações e litígios',
  'terms.8.text':
    'Por favor, fale primeiro connosco: quase tudo se resolve num dia. O [Livro de Reclamações](https://www.livroreclamacoes.pt/) está à sua disposição em papel na casa e na Internet; a autoridade competente é a ASAE.\n\nOs consumidores podem recorrer a uma entidade de resolução alternativa de litígios (Lei n.º 144/2015). Para o Algarve é o CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); as restantes estão em [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Lei aplicável',
  'terms.9.text':
    'Aplica-se a lei portuguesa. Os consumidores mantêm a proteção que lhes é dada pela lei do país onde vivem e que nenhum contrato pode retirar.',
  'cancellation.1.title': 'Como cancelar',
  'cancellation.1.text':
    'Peça-o na página da sua estadia, que abre pela ligação nos nossos e-mails, responda a qualquer um dos nossos e-mails ou escreva-nos pelo formulário deste site, com a sua referência. Conta o dia em que a mensagem nos chega, pela hora de Portugal. Não precisa de indicar qualquer motivo.',
  'cancellation.2.title': 'O que lhe é devolvido',
  'cancellation.2.text':
    'A percentagem é calculada sobre o preço total da estadia, sem a taxa turística; a taxa turística já paga é devolvida na totalidade quando a estadia não chega a começar. A devolução é feita pelo meio por que se pagou, no prazo de 14 dias. Do que ainda não foi pago, só continua a ser devida a parte que não é devolvida. Para si valem as condições que a sua confirmação indica, mesmo que esta página mude mais tarde.',
  'cancellation.3.title': 'Sair mais cedo, ou não vir',
  'cancellation.3.text':
    'Uma estadia que começa mais tarde, acaba mais cedo ou não chega a realizar-se é tratada como cancelada no dia da entrada.',
  'cancellation.4.title': 'Se nós tivermos de cancelar',
  'cancellation.4.text':
    'Recebe de volta, de imediato, tudo o que pagou, e ajudamos a encontrar outra casa.',
  'missing.operator': 'O proprietário da casa {villa}',
  'missing.contact': 'nós, pelo formulário de contacto deste site',
});
