import { sentences } from './translation';

/** Portuguese messages of schemas and rules for back office users, by the English sentence. */
export const ownerContractPt = sentences({
  // Patterns that contain the name of their field.
  '{field} is required': '{field}: campo obrigatório',
  '{field} must be an amount such as {example}, at most 99999999.99':
    '{field}: indique um valor como {example}, no máximo 99999999.99',
  '{field} must be a whole number of nights from {min} to {max}':
    '{field}: indique um número inteiro de noites entre {min} e {max}',
  '{field} must be a rate such as {example}, above 0 and below 100':
    '{field}: indique uma taxa como {example}, superior a 0 e inferior a 100',
  '{field} must be a time such as 16:00': '{field}: indique uma hora como 16:00',
  '{field} must be more than nothing': '{field}: indique um valor superior a zero',
  '{field}: please enter a whole number from {min} to {max}':
    '{field}: indique um número inteiro entre {min} e {max}',
  '{field}: please enter a whole number of months from {min} to {max}':
    '{field}: indique um número inteiro de meses entre {min} e {max}',

  // Guests are asked for their own name, owners for a guest's.
  'Full name is required': 'Indique o nome completo',
  'Please say whether the guest or you cancel':
    'Indique se é o hóspede ou o proprietário que cancela',
  'Please say whether this can be undone': 'Indique se isto se pode anular',
  'Please send the text that came with the change': 'Envie o texto que veio com a alteração',
  'Please choose one of the languages': 'Escolha um dos idiomas',
  'Please choose how you want to be named': 'Escolha com que nome a avaliação aparece',

  // Errors that the back office finds itself.
  'Please write something to the guest': 'Escreva algo ao hóspede',
  'Sent a confirmation again': 'Enviou de novo uma confirmação',

  // Access.
  'Username is required': 'Indique o nome de utilizador',
  'Password is required': 'Indique a palavra-passe',
  'New password is required': 'Indique a nova palavra-passe',
  'Current password is required': 'Indique a palavra-passe atual',
  'Please confirm your new password': 'Confirme a nova palavra-passe',
  'Please confirm your password': 'Confirme a palavra-passe',
  "Passwords don't match": 'As palavras-passe não coincidem',
  'Please type the code': 'Escreva o código',
  'Please give the passkey a name': 'Dê um nome à chave de acesso',
  'Please type your password': 'Escreva a sua palavra-passe',
  'Please enter your username or email address': 'Indique o nome de utilizador ou o e-mail',
  'Please say who it is for': 'Indique para quem é',
  'This link is not complete. Please copy all of it.':
    'Esta ligação não está completa. Copie-a toda, por favor.',
  'Please use letters from a to z and digits, with dots, hyphens or underscores between them':
    'Use letras de a a z e algarismos, com pontos, hífenes ou sublinhados entre eles',
  'Please choose English or Portuguese': 'Escolha inglês ou português',
  'Password must be at least {n} characters':
    'A palavra-passe tem de ter pelo menos {n} caracteres',
  'Must be at least {n} characters long': 'Pelo menos {n} caracteres',
  'Password must contain at least one uppercase letter':
    'A palavra-passe tem de ter pelo menos uma letra maiúscula',
  'Must contain at least one uppercase letter': 'Pelo menos uma letra maiúscula',
  'Password must contain at least one lowercase letter':
    'A palavra-passe tem de ter pelo menos uma letra minúscula',
  'Must contain at least one lowercase letter': 'Pelo menos uma letra minúscula',
  'Password must contain at least one number': 'A palavra-passe tem de ter pelo menos um número',
  'Must contain at least one number': 'Pelo menos um número',
  'Password must contain at least one special character':
    'A palavra-passe tem de ter pelo menos um carácter especial',
  'Must contain at least one special character (!@#$%^&*)':
    'Pelo menos um carácter especial (!@#$%^&*)',
  'Please choose a password without the villa’s name.':
    'Escolha uma palavra-passe sem o nome da casa.',
  'Must not contain the villa’s name': 'Sem o nome da casa',
  'Please choose a password that differs from the old one.':
    'Escolha uma palavra-passe diferente da anterior.',
  'Must differ from the current password': 'Diferente da palavra-passe atual',
  'Please choose one of the list': 'Escolha um da lista',
  'Please choose a day': 'Escolha um dia',
  'Please use digits only, as in the letter': 'Use só algarismos, como na carta',
  'Please enter the nine digits of the tax number': 'Indique os nove algarismos do NIF',
  Establishment: 'Estabelecimento',
  'Keep the register for': 'Conservar o registo durante',
  'Please type at least {n} characters': 'Escreva pelo menos {n} caracteres',
  'At most {n} characters': 'No máximo {n} caracteres',
  'This is not what you typed above': 'Não é o que escreveu acima',

  // Bookings and calendars.
  'End date must be on or after the start date': 'A data final não pode ser anterior à inicial',
  'End date must be after the start date': 'A data final tem de ser posterior à inicial',
  'Start date is required': 'Escolha a data inicial',
  'End date is required': 'Escolha a data final',
  'Please say whether the guest gets a mail': 'Indique se o hóspede recebe um e-mail',
  'Please give both days': 'Indique os dois dias',
  'Please send check-in and check-out together': 'Indique a chegada e a partida em conjunto',
  'A block can be at most {n} nights. Please make several.':
    'Um bloqueio pode ter no máximo {n} noites. Crie vários, por favor.',
  'Name is required': 'Indique o nome',
  'Address is required': 'Indique o endereço',
  'Please paste the whole address, which begins with https://':
    'Cole o endereço completo, que começa por https://',
  'Please enter an address that begins with https://':
    'Indique um endereço que comece por https://',

  // The site and the gallery.
  'Title is required': 'Indique o título',
  'Please choose one of the icons': 'Escolha um dos ícones',
  'Please enter a whole number from {min} to {max}':
    'Indique um número inteiro entre {min} e {max}',
  'The deepest part cannot be shallower than the shallowest':
    'A parte mais funda não pode ser menos funda do que a mais baixa',
  'Please enter at least one bed, or remove the room':
    'Indique pelo menos uma cama ou remova a divisão',
  'Please choose a picture': 'Escolha uma imagem',
  'The latitude must be a number from -90 to 90': 'A latitude tem de ser um número entre -90 e 90',
  'The longitude must be a number from -180 to 180':
    'A longitude tem de ser um número entre -180 e 180',
  'Please use at most {n} entries': 'Use no máximo {n} entradas',
  'An entry is there twice': 'Há uma entrada repetida',
  'There is no preview of this page': 'Não há pré-visualização desta página',
  'Please say whether the image is visible': 'Indique se a imagem está visível',
  'Please say whether the image is featured': 'Indique se a imagem está em destaque',
  'Display order must be a whole number from {min} to {max}':
    'A ordem tem de ser um número inteiro entre {min} e {max}',
  'Each image may appear only once': 'Cada imagem só pode aparecer uma vez',

  // Messages, mails and the guest's page.
  'Please write something or choose a file': 'Escreva algo ou escolha um ficheiro',
  'Please write an answer': 'Escreva uma resposta',
  'Please enter your mail server, such as smtp.example.com':
    'Indique o seu servidor de e-mail, como smtp.example.com',
  'Without encryption everybody on the way can read the password and every mail. Choose STARTTLS or TLS, or say that you accept it.':
    'Sem encriptação, qualquer pessoa no caminho pode ler a palavra-passe e todos os e-mails. Escolha STARTTLS ou TLS, ou indique que aceita.',
  'Port must be a whole number from {min} to {max}':
    'A porta tem de ser um número inteiro entre {min} e {max}',
  'Please choose STARTTLS, TLS or none': 'Escolha STARTTLS, TLS ou nenhuma',
  'Please enter the name that mails come from': 'Indique o nome do remetente dos e-mails',
  'Please enter the address that mails come from': 'Indique o endereço do remetente dos e-mails',
  'Please enter the address that tells you of enquiries':
    'Indique o endereço em que é avisado dos pedidos',
  'Days must be a whole number from 0 to {max}':
    'Os dias têm de ser um número inteiro entre 0 e {max}',
  'Please choose a full hour of the day': 'Escolha uma hora certa do dia',
  'Please choose what the time is counted from': 'Escolha a partir de quando se conta',
  'This mail cannot be counted from that day':
    'Este e-mail não pode ser contado a partir desse dia',
  'Please choose a mail': 'Escolha um e-mail',
  'Please write a subject': 'Escreva um assunto',
  'Please write what the mail says': 'Escreva o texto do e-mail',
  'Please choose a booking': 'Escolha uma reserva',
  'Please enter a whole number of days from {min} to {max}':
    'Indique um número inteiro de dias entre {min} e {max}',

  // Legal details and privacy.
  'Days before check-in must be a whole number from {min} to {max}':
    'Os dias antes da chegada têm de ser um número inteiro entre {min} e {max}',
  'The share given back must be a whole number from {min} to {max}':
    'A parte devolvida tem de ser um número inteiro entre {min} e {max}',
  'Please use at most {n} steps': 'Use no máximo {n} escalões',
  'Please use fewer days than in the step above': 'Use menos dias do que no escalão anterior',
  'Please give back less than in the step above': 'Devolva menos do que no escalão anterior',
  'This is no Portuguese tax number (NIF). Please check its nine digits.':
    'Isto não é um número de contribuinte português (NIF). Verifique os nove algarismos.',
  'Please enter the number as it is registered, for example 12345/AL':
    'Indique o número tal como está registado, por exemplo 12345/AL',
  'The capacity must be a whole number from {min} to {max}':
    'A capacidade tem de ser um número inteiro entre {min} e {max}',
  'Please enter letters, digits and - . / only': 'Use apenas letras, algarismos e - . /',
  'E-mail address is required': 'Indique o endereço de e-mail',
  'Please enter a valid e-mail address': 'Indique um endereço de e-mail válido',
  'Please type the address once more': 'Escreva o endereço outra vez',
  'Please type the same address once more': 'Escreva outra vez o mesmo endereço',
  'Mails: please enter a whole number of days from {min} to {max}':
    'E-mails: indique um número inteiro de dias entre {min} e {max}',

  // Offers and payments.
  'Amount must be a number such as 450 or -20.50, with at most 2 decimals':
    'O valor tem de ser um número como 450 ou -20.50, com 2 casas decimais no máximo',
  'Quantity must be a number': 'A quantidade tem de ser um número',
  'Date is required': 'Indique a data',
  'Please say what the line is for': 'Indique a que se refere a linha',
  'Please say of each line what it is for': 'Indique a que se refere cada linha',
  'Check-out must be after check-in, by 90 nights at most':
    'A partida tem de ser depois da chegada, no máximo 90 noites',
  'Two lines say the same. Please put them together, or rename one.':
    'Há duas linhas iguais. Junte-as ou mude o nome a uma.',
  'These lines are of other dates. Please take the list price of the new ones.':
    'Estas linhas são de outras datas. Use o preço de tabela das novas.',
  'The lines must add up to 0 or more, and at most 99999999.99':
    'A soma das linhas tem de ser 0 ou mais, e no máximo 99999999.99',
  'An offer needs a line at least': 'Uma proposta precisa de pelo menos uma linha',
  'An offer has at most {n} lines': 'Uma proposta tem no máximo {n} linhas',
  'Please say until when the offer is valid': 'Indique até quando a proposta é válida',
  'Please say whether the nights are held': 'Indique se as noites ficam guardadas',
  'Please say what the acceptance does': 'Indique o que faz a aceitação',
  'Please choose what this part is': 'Escolha o que é esta parte',
  'Please choose the day by which it is due': 'Escolha o dia até ao qual deve ser paga',
  'Please use at most {n} parts': 'Use no máximo {n} partes',
  'Please say whether it was received or given back': 'Indique se foi recebido ou devolvido',
  'Please say whether it is for the stay or the security deposit':
    'Indique se é da estadia ou da caução',
  'Please choose the day of the payment': 'Escolha o dia do pagamento',
  'Please choose how it was paid': 'Escolha como foi pago',
  'Please say why: it stands on the receipt from then on':
    'Indique o motivo: fica escrito no recibo a partir de agora',
  'Please enter the name that the account is in': 'Indique o titular da conta',
  'Please enter the IBAN': 'Indique o IBAN',
  'This is no IBAN': 'Isto não é um IBAN',
  'This is no IBAN: its check digits do not fit. Please compare it once more.':
    'Isto não é um IBAN: os algarismos de controlo não batem certo. Compare-o outra vez.',
  'A BIC has 8 or 11 letters and digits, for example CGDIPTPL':
    'Um BIC tem 8 ou 11 letras e algarismos, por exemplo CGDIPTPL',
  'Please say whether you record payments here': 'Indique se regista aqui os pagamentos',
  'Please say whether a link that is there stays': 'Indique se uma ligação já criada se mantém',

  // Prices and settings.
  'Please look at the amounts first': 'Veja primeiro os valores',
  'Priority must be 0 or higher': 'A prioridade tem de ser 0 ou superior',
  'Priority can be at most {n}': 'A prioridade pode ser no máximo {n}',
  'Please say whether the override is active': 'Indique se o preço especial está ativo',
  'Infants must be a whole number from {min} to {max}':
    'Os bebés têm de ser um número inteiro entre {min} e {max}',
  'Children must be a whole number from {min} to {max}':
    'As crianças têm de ser um número inteiro entre {min} e {max}',
  'Pets must be a whole number from {min} to {max}':
    'Os animais têm de ser um número inteiro entre {min} e {max}',
  'Pieces must be a whole number from {min} to {max}':
    'As peças têm de ser um número inteiro entre {min} e {max}',
  'There can be at most {n} extras': 'Pode haver no máximo {n} extras',
  'Please name each extra once': 'Indique cada extra uma só vez',
  'Please choose what the discount is for': 'Escolha a que se aplica o desconto',
  'Please use a whole number of days from {min} to {max}':
    'Use um número inteiro de dias entre {min} e {max}',
  'Discount must be a whole number of percent from {min} to {max}':
    'O desconto tem de ser uma percentagem inteira entre {min} e {max}',
  'Nights must be a whole number from {min} to {max}':
    'As noites têm de ser um número inteiro entre {min} e {max}',
  'There can be at most {n} discounts': 'Pode haver no máximo {n} descontos',
  'Another discount has this name': 'Já há um desconto com este nome',
  'Please choose what the price is for': 'Escolha a que se refere o preço',
  'Most pieces must be a whole number from {min} to {max}':
    'O máximo de peças tem de ser um número inteiro entre {min} e {max}',
  'Guests included must be a whole number from {min} to {max}':
    'Os hóspedes incluídos têm de ser um número inteiro entre {min} e {max}',
  'Please choose per stay or per night': 'Escolha por estadia ou por noite',
  'Most pets must be a whole number from {min} to {max}':
    'O máximo de animais tem de ser um número inteiro entre {min} e {max}',
  'Another extra has this name': 'Já há um extra com este nome',
  'First day is required': 'Indique o primeiro dia',
  'Last day is required': 'Indique o último dia',
  'Please say whether the tourist tax is taken': 'Indique se a taxa turística é cobrada',
  'There can be at most {n} ranges': 'Pode haver no máximo {n} períodos',
  'Two ranges of “{name}” overlap on {day}. Please change one of them.':
    'Dois períodos de “{name}” sobrepõem-se em {day}. Altere um deles, por favor.',
  '“{first}” and “{second}” overlap on {day}. Please change one of them.':
    '“{first}” e “{second}” sobrepõem-se em {day}. Altere uma delas, por favor.',
  'Two ranges have a day in common. Please change one of them.':
    'Dois períodos têm um dia em comum. Altere um deles, por favor.',
  'Minimum age must be a whole number from {min} to {max}':
    'A idade mínima tem de ser um número inteiro entre {min} e {max}',
  'Most nights must be a whole number from {min} to {max}':
    'O máximo de noites tem de ser um número inteiro entre {min} e {max}',
  'Please give the tax its amount': 'Indique o valor da taxa',
  'Deposit must be a whole number of percent from {min} to {max}':
    'O sinal tem de ser uma percentagem inteira entre {min} e {max}',
  'Days before arrival must be a whole number from {min} to {max}':
    'Os dias antes da chegada têm de ser um número inteiro entre {min} e {max}',
  'Please use a real day, MM-dd': 'Use um dia que exista, MM-dd',
  'Please say whether the daily rates are on': 'Indique se as taxas diárias estão ligadas',
  'Both days must be of every year, or both of one year':
    'Os dois dias têm de ser de todos os anos, ou ambos do mesmo ano',
  'The last day must be on or after the first day':
    'O último dia não pode ser anterior ao primeiro',
  'Dates of one year can be at most a year long': 'As datas de um ano podem durar no máximo um ano',
  'Please give the season its dates': 'Indique as datas da época',
  'A season can have at most {n} ranges': 'Uma época pode ter no máximo {n} períodos',
  'Please choose a price': 'Escolha um preço',
  'Please choose a colour': 'Escolha uma cor',
  'Price is required': 'Indique o preço',
  'There can be at most {n} seasons': 'Pode haver no máximo {n} épocas',
  'Another season has this name': 'Já há uma época com este nome',
  'Please use a real day: MM-dd of every year, or yyyy-MM-dd of one':
    'Use um dia que exista: MM-dd de todos os anos, ou yyyy-MM-dd de um só',
  'Nights kept free must be a whole number from {min} to {max}':
    'As noites deixadas livres têm de ser um número inteiro entre {min} e {max}',
  'Please say whether short gaps can be booked':
    'Indique se os intervalos curtos podem ser reservados',
  'Months ahead must be a whole number from {min} to {max}':
    'Os meses de antecedência têm de ser um número inteiro entre {min} e {max}',
  'Maximum guests must be a whole number from {min} to {max}':
    'O máximo de hóspedes tem de ser um número inteiro entre {min} e {max}',
  'Days to next booking must be a whole number from {min} to {max}':
    'Os dias até à reserva seguinte têm de ser um número inteiro entre {min} e {max}',
  'Scale must be a whole number from {min} to {max}':
    'A escala tem de ser um número inteiro entre {min} e {max}',
  'Booking date is required': 'Indique a data da reserva',
  'Please choose at least one day of the week, or all':
    'Escolha pelo menos um dia da semana, ou todos',
  'Please choose 1 to 5 stars': 'Escolha de 1 a 5 estrelas',
  'Please write a few words': 'Escreva algumas palavras',

  // How amounts may be typed.
  '2500.50 or 2.500,50': '2500.50 ou 2.500,50',
  '0.8600 or 0,8600': '0.8600 ou 0,8600',

  // Placeholders of mails.
  'There is a single “{text}” ({place}). Placeholders stand between {open} and {close}; otherwise please use round brackets.':
    'Há um “{text}” sozinho ({place}). Os campos a preencher ficam entre {open} e {close}; de resto, use parênteses curvos.',
  '{text} cannot stand in a subject ({place}), which others may read. Please take it out.':
    '{text} não pode estar num assunto ({place}), que outros podem ler. Retire-o, por favor.',
  '{text} stands for nothing in this mail ({place}). Please choose one from the list, or take it out.':
    '{text} não corresponde a nada neste e-mail ({place}). Escolha um da lista ou retire-o, por favor.',
  'character {column}': 'carácter {column}',
  'line {line}, character {column}': 'linha {line}, carácter {column}',

  // Only other programs can cause these errors.
  '{field} must be one of: {values}': '{field}: indique um destes valores: {values}',
  '{field} must be true or false': '{field}: indique true ou false',
  'At most {n} days can be asked for at once': 'Podem ser pedidos no máximo {n} dias de cada vez',
  'At most {n} images can be reordered at once':
    'Podem ser reordenadas no máximo {n} imagens de cada vez',
  'A report covers a year at most': 'Um relatório abrange no máximo um ano',
  'Image id is not valid': 'O identificador da imagem não é válido',
  'Image identifier is required': 'Indique o identificador da imagem',
  'Please choose a language of this site': 'Escolha um dos idiomas deste site',
  'Please name the last message that was read': 'Indique a última mensagem que foi lida',
  'Please say whether the amount is the list price': 'Indique se o valor é o preço de tabela',
  'Please send a step and whether it is skipped, or isPutAway':
    'Indique um passo e se é saltado, ou isPutAway',
  'Please send either a status or what changes in the stay':
    'Indique um estado ou o que muda na estadia',
  'Status must be pending or confirmed': 'O estado tem de ser pending ou confirmed',
  'The booking’s id must be a whole number': 'O id da reserva tem de ser um número inteiro',
  'The entry has no valid id': 'A entrada não tem um id válido',
  'The extra is not known': 'Este extra não existe',
  'The id must be a whole number': 'O id tem de ser um número inteiro',
  'The limit must be a whole number from 1 to 500':
    'O limite tem de ser um número inteiro entre 1 e 500',
  'The new order is required': 'Indique a nova ordem',
  'The reference must look like VL-7K3Q9M': 'A referência tem de ser como VL-7K3Q9M',
  'The version must be a whole number': 'A versão tem de ser um número inteiro',
  'The year must be one from 2000 to 2199': 'O ano tem de estar entre 2000 e 2199',
  'There is no such step': 'Esse passo não existe',
  'This image identifier is not valid': 'Este identificador de imagem não é válido',
  'This is no key of an export': 'Isto não é a chave de uma exportação',
  'This page marker is not valid': 'Esta marca de página não é válida',

  // Names of fields.
  Activity: 'Atividade',
  Enquiries: 'Pedidos',
  Messages: 'Mensagens',
  'Price per night': 'Preço por noite',
  Stays: 'Estadias',
  'Base price': 'Preço base',
  'High season': 'Época alta',
  'Peak season': 'Época de pico',
  'High season price': 'Preço de época alta',
  'Peak season price': 'Preço de época de pico',
  'Cleaning fee': 'Taxa de limpeza',
  'Extra guest fee': 'Taxa por hóspede extra',
  'Minimum stay': 'Estadia mínima',
  'Peak minimum stay': 'Estadia mínima de pico',
  'Longest stay': 'Estadia máxima',
  'Check-in time': 'Hora de chegada',
  'Check-out time': 'Hora de partida',
  'Override price': 'Preço especial',
  'Pet fee': 'Taxa por animais',
  'Security deposit': 'Caução',
  'GBP rate': 'Taxa GBP',
  'USD rate': 'Taxa USD',
  Amount: 'Valor',
  Price: 'Preço',
});
