import { sentences } from '@shared/i18n/translation';

/** The server's texts for back office users, in Portuguese by the English sentence. */
export const errorsPt = sentences({
  // What any call can answer.
  'Please sign in to continue.': 'Inicie sessão para continuar.',
  'This code is not right, or was used before. Please wait for the next one and try again.':
    'Este código não está certo ou já foi usado. Espere pelo seguinte e tente de novo, por favor.',
  'This passkey does not open this account. Please sign in another way.':
    'Esta chave de acesso não abre esta conta. Inicie sessão de outra forma.',
  'This passkey may have been copied: its counter went back. Please sign in another way, and remove it under Settings, Your account.':
    'Esta chave de acesso pode ter sido copiada: o contador recuou. Inicie sessão de outra forma e remova-a em Definições, A sua conta.',
  'This sign-in took too long. Please begin again.':
    'Este início de sessão demorou demasiado. Comece de novo, por favor.',
  'Passkeys need the site to have a name and https. Please use an authenticator app instead.':
    'As chaves de acesso precisam de que o site tenha um nome e https. Use antes uma aplicação de autenticação.',
  'Everybody needs a second step here, and this is your last one. Please set up another one first, or switch that rule off.':
    'Aqui todos precisam de um segundo passo, e este é o seu último. Configure primeiro outro ou desligue essa regra.',
  'Please set up a second step for your own account first: otherwise you would be kept out yourself.':
    'Configure primeiro um segundo passo para a sua conta: caso contrário, perderia o acesso.',
  'This link was used before, or is older than an hour. Please ask for another one.':
    'Esta ligação já foi usada ou tem mais de uma hora. Peça outra, por favor.',
  'Mail servers use one of the ports {ports}. For another one, set MAIL_PORTS on the server.':
    'Os servidores de correio usam uma das portas {ports}. Para outra, defina MAIL_PORTS no servidor.',
  'Your account cannot do this. If you need it for your work, ask the owner to change your role.':
    'A sua conta não pode fazer isto. Se precisa disso para trabalhar, peça ao proprietário que altere a sua função.',
  'This villa asks for a second step at sign-in. Please set one up under Settings, Your account.':
    'Esta casa pede um segundo passo ao iniciar sessão. Configure-o em Definições, A sua conta.',
  'Please confirm that it is you, and try again.':
    'Confirme a sua identidade e tente de novo, por favor.',
  'This invitation does not work any more: it can be used once, within 72 hours. Please ask the owner for a new one.':
    'Este convite já não funciona: pode ser usado uma vez, durante 72 horas. Peça outro ao proprietário, por favor.',
  'This was changed in another window meanwhile. Please look at what stands there now and change it again.':
    'Entretanto isto foi alterado noutra janela. Veja o que lá está agora e altere-o de novo, por favor.',
  'This is the same in every language. Please change it in English.':
    'Isto é igual em todos os idiomas. Altere-o em inglês, por favor.',
  'Please enter a telephone number such as +351 282 000 000':
    'Indique um número de telefone como +351 282 000 000',
  'The link to “{address}” leads nowhere. Links begin with https://, http://, mailto: or tel:':
    'A ligação para “{address}” não leva a lado nenhum. As ligações começam por https://, http://, mailto: ou tel:',
  'These nights are already taken: {nights}. Choose other dates, or free these nights first.':
    'Estas noites já estão ocupadas: {nights}. Escolha outras datas, ou liberte primeiro estas noites.',
  'No mail can go: there is no email address of this guest.':
    'Não pode seguir nenhum e-mail: este hóspede não tem endereço de e-mail.',
  'blocked by you': 'bloqueadas por si',
  'This can no longer be undone: its ten seconds are over.':
    'Isto já não se pode anular: passaram os dez segundos.',
  'This can no longer be undone: its mail is on its way to the guest. Please write to the guest.':
    'Isto já não se pode anular: o e-mail já vai a caminho do hóspede. Escreva ao hóspede.',
  'This can no longer be undone: the booking has changed since. Please look at it again.':
    'Isto já não se pode anular: a reserva mudou entretanto. Veja-a de novo.',
  'The first day can be at most {months} {months|month|months} back. Please check the year.':
    'O primeiro dia não pode ser há mais de {months} {months|mês|meses}. Verifique o ano, por favor.',
  'The first day can be at most {years} years ahead. Please check the year.':
    'O primeiro dia não pode ser daqui a mais de {years} anos. Verifique o ano, por favor.',
  'A {from} booking cannot become {to}. Please reload to see its present state.':
    'Uma reserva no estado “{from}” não pode passar a “{to}”. Recarregue a página para ver como está.',
  'This image is used {places}. Please remove it there first.':
    'Esta imagem é usada {places}. Retire-a primeiro de lá, por favor.',
  'Nights kept free between two stays: {nights}.':
    'Noites deixadas livres entre duas estadias: {nights}.',
  '“{name}” is no longer among the extras, so it is not in the price.':
    '“{name}” já não está entre os extras, por isso não está no preço.',
  'These dates begin in the past.': 'Estas datas começam no passado.',
  'The guest has to answer by the day of arrival, {day}.':
    'O hóspede tem de responder até ao dia da chegada, {day}.',
  'The parts add up to {sum}, and the booking is {total}. Please change a part; the security deposit does not count.':
    'As partes somam {sum} e a reserva é de {total}. Altere uma parte; a caução não conta.',
  'That would be {amount} more given back than was received for the stay. Please check the amounts.':
    'Seriam devolvidos mais {amount} do que se recebeu pela estadia. Verifique os valores, por favor.',
  'That would be {amount} more given back or kept than was received as security deposit. Please check the amounts.':
    'Seriam devolvidos mais {amount} do que se recebeu de caução. Verifique os valores, por favor.',
  'Please say what it is kept for. The guest reads it.':
    'Indique o motivo da retenção. O hóspede lê-o.',
  'That is more than the guest still owes. Please check the amount.':
    'É mais do que o hóspede ainda deve. Verifique o valor, por favor.',
  'The image host did not answer. Please try again in a minute.':
    'O serviço de imagens não respondeu. Tente de novo dentro de um minuto.',
  'Too many sign-in attempts. Please wait {minutes} {minutes|minute|minutes} and try again.':
    'Demasiadas tentativas de iniciar sessão. Espere {minutes} {minutes|minuto|minutos} e tente de novo, por favor.',
  'This confirmation was sent as often as it can be within an hour. Please wait {minutes} {minutes|minute|minutes} and try again.':
    'Esta confirmação já foi enviada tantas vezes quantas são possíveis numa hora. Espere {minutes} {minutes|minuto|minutos} e tente de novo, por favor.',
  'The file “secrets-key” in the server’s data folder cannot be read or written. Please check its permissions and the free space on the disk, then try again. Nothing was stored.':
    'O ficheiro “secrets-key” na pasta de dados do servidor não pode ser lido ou escrito. Verifique as permissões e o espaço livre no disco e tente de novo. Nada foi guardado.',
  'The connection broke while this was being saved. Please check whether it is there before you try again.':
    'A ligação caiu enquanto isto estava a ser guardado. Veja se já lá está antes de tentar de novo.',
  'The guest has changed or withdrawn this request meanwhile. Please look at the booking before you answer.':
    'Entretanto, o hóspede alterou ou retirou este pedido. Veja a reserva antes de responder.',
  'This request was closed meanwhile. Please look at the conversation before you write to the guest.':
    'Entretanto, este pedido foi fechado. Veja a conversa antes de escrever ao hóspede.',
  'Only a confirmed stay that is not over has a confirmation. Please look at the booking again.':
    'Só uma estadia confirmada que ainda não terminou tem confirmação. Veja de novo a reserva.',

  // Access.
  'Your current password is not right. Please try again.':
    'A palavra-passe atual não está certa. Tente de novo, por favor.',
  'This password is one that many people use. Please choose another, for example four unrelated words.':
    'Esta palavra-passe é usada por muita gente. Escolha outra, por exemplo quatro palavras sem relação entre si.',
  'This is the only owner, without whom nobody could manage the villa. Make somebody else an owner first.':
    'Este é o único proprietário, sem o qual ninguém poderia gerir a casa. Torne primeiro outra pessoa proprietária.',
  'Somebody has this user name already. Please choose another.':
    'Já existe alguém com este nome de utilizador. Escolha outro, por favor.',
  'This passkey is in use already.': 'Esta chave de acesso já está em uso.',
  'An authenticator app is set up already.': 'Já está configurada uma aplicação de autenticação.',
  'This code is not right. Please type the one that the app shows now.':
    'Este código não está certo. Escreva o que a aplicação mostra agora.',
  'The passkey could not be checked. Please try again.':
    'Não foi possível verificar a chave de acesso. Tente de novo, por favor.',

  // Bookings and calendars.
  'This address leads into a private network, where nothing is read. Please enter one that everybody can reach.':
    'Este endereço leva a uma rede privada, onde nada é lido. Indique um a que todos possam chegar.',
  'These nights come from another calendar. Free them there, or remove that calendar here.':
    'Estas noites vêm de outro calendário. Liberte-as lá ou remova aqui esse calendário.',
  'These dates begin in the past. Please choose other ones.':
    'Estas datas começam no passado. Escolha outras, por favor.',
  'The guest’s data were erased, and with them the guest’s page.':
    'Os dados do hóspede foram apagados, e com eles a página do hóspede.',
  'This page marker is not valid. Start at the first page.':
    'Esta marca de página não é válida. Comece na primeira página.',

  // The site and the gallery.
  'Please choose a picture.': 'Escolha uma imagem.',
  'This image is already in the gallery.': 'Esta imagem já está na galeria.',
  'An image of the new order is no longer in the gallery. Please reload and try again.':
    'Uma imagem da nova ordem já não está na galeria. Recarregue a página e tente de novo.',
  'Guests would see no picture at all. Please put a photograph of your own into the gallery first.':
    'Os hóspedes não veriam nenhuma imagem. Ponha primeiro uma fotografia sua na galeria.',
  'This text is too long. Please shorten it.':
    'Este texto é demasiado longo. Encurte-o, por favor.',
  'The upload was not complete. Please try again.':
    'O carregamento não ficou completo. Tente de novo, por favor.',
  'Please send one picture at a time.': 'Envie uma imagem de cada vez.',
  'Please choose a picture that does not move.': 'Escolha uma imagem que não seja animada.',
  'Please choose a JPEG, PNG, WebP or AVIF picture.': 'Escolha uma imagem JPEG, PNG, WebP ou AVIF.',
  'This picture is in HEIC, the iPhone’s format. Please save it as JPEG first. With Settings > Camera > Formats > Most Compatible the iPhone takes JPEG pictures.':
    'Esta imagem está em HEIC, o formato do iPhone. Guarde-a primeiro como JPEG. Com Definições > Câmara > Formatos > Mais compatível, o iPhone tira fotografias em JPEG.',
  'This picture is damaged. Please choose another file.':
    'Esta imagem está danificada. Escolha outro ficheiro.',

  // Messages, mails and the guest's page.
  'There is no such booking. Please choose another.': 'Essa reserva não existe. Escolha outra.',
  'The guest’s address was erased, so no mail can go there.':
    'O endereço do hóspede foi apagado, por isso não se lhe pode enviar nenhum e-mail.',

  // Offers and payments.
  'This offer was sent, so it stays as it is. Please withdraw it and make another one.':
    'Esta proposta já foi enviada, por isso fica como está. Retire-a e faça outra.',
  'This offer is not open any more. Please reload to see its present state.':
    'Esta proposta já não está em aberto. Recarregue a página para ver como está.',
  'Only of a cancelled stay something is kept': 'Só de uma estadia cancelada se retém algo',
  'A booking has one security deposit': 'Uma reserva tem uma só caução',
  'Please leave out parts of nothing': 'Retire as partes sem valor',
  'A receipt is for money that was received.': 'Um recibo é de dinheiro que foi recebido.',
  'The guest’s data were erased from this booking, so there is no name for a receipt.':
    'Os dados do hóspede foram apagados desta reserva, por isso não há nome para um recibo.',
  'The schedule begins when you confirm the booking. Please confirm it first.':
    'O plano começa quando confirmar a reserva. Confirme-a primeiro, por favor.',
  'This payment was sent before with other values. Please look at the payments and send it again.':
    'Este pagamento já foi enviado com outros valores. Veja os pagamentos e envie-o de novo.',
  'A payment of the same amount on the same day is there already.':
    'Já há um pagamento do mesmo valor no mesmo dia.',
  'This day is still to come. Please record a payment once it is made.':
    'Este dia ainda está para vir. Registe um pagamento depois de ser feito.',

  // Prices and settings.
  'This booking was cancelled, so that there is no stay to review.':
    'Esta reserva foi cancelada, por isso não há estadia para avaliar.',

  // Reasons to refuse a change.
  'Receipt {number} was issued for this payment. Please mark the receipt as void first.':
    'O recibo {number} foi emitido para este pagamento. Anule primeiro o recibo, por favor.',
  'Receipt {number} is void already.': 'O recibo {number} já está anulado.',
  'This address is read already, as “{name}”.': 'Este endereço já é lido, como “{name}”.',
  'Another calendar is called “{name}” already. Please give this one another name.':
    'Já há outro calendário chamado “{name}”. Dê outro nome a este, por favor.',
  'in the gallery': 'na galeria',
  'as the home page’s hero image': 'como imagem principal da página inicial',
  'in a published part of the Site tab': 'numa parte publicada do separador Site',
  'in the draft of the Site tab': 'no rascunho do separador Site',
  'There is a stay to come, an enquiry without an answer, or an offer that can still be accepted: {references}. Cancel, decline or withdraw it first; until then the data are needed.':
    'Há uma estadia por realizar, um pedido sem resposta ou uma proposta que ainda pode ser aceite: {references}. Cancele, recuse ou retire primeiro; até lá os dados são necessários.',
  'Amounts are in {currency} already.': 'Os valores já estão em {currency}.',
  '{what} would be too large in {currency}. Please lower it.':
    '{what}: valor demasiado alto em {currency}. Baixe-o, por favor.',
  'Extra “{name}”': 'Extra “{name}”',
  'Tourist tax from {day}': 'Taxa turística desde {day}',
  'Season “{name}”': 'Época “{name}”',
  'Minimum stay is longer than the longest stay in Settings, {n} {n|night|nights}. Please change one of them.':
    'A estadia mínima é maior do que a máxima nas Definições, {n} {n|noite|noites}. Altere uma delas, por favor.',
  'Longest stay is shorter than {what}, {n} {n|night|nights}. Please change one of them.':
    'A estadia máxima é menor do que {what}, {n} {n|noite|noites}. Altere uma delas, por favor.',
  'the minimum stay': 'a estadia mínima',
  'the peak minimum stay': 'a estadia mínima de pico',
  'the minimum stay of the season “{name}”': 'a estadia mínima da época “{name}”',
  'the minimum stay of the override “{name}”': 'a estadia mínima do preço especial “{name}”',
  'Unknown parameter: {names}': 'Parâmetro desconhecido: {names}',
  'This password is not right. Please try again.':
    'Esta palavra-passe não está certa. Tente de novo, por favor.',
  'This code is not right, or was used before. Please wait for the next one.':
    'Este código não está certo ou já foi usado. Espere pelo seguinte, por favor.',
  'This passkey could not be checked. Please try again, or use your password.':
    'Não foi possível verificar esta chave de acesso. Tente de novo ou use a palavra-passe.',
  'This stay is over, so it cannot be confirmed any more. If it took place, please enter it as a new booking.':
    'Esta estadia já passou, por isso já não pode ser confirmada. Se aconteceu, registe-a como nova reserva.',
  'This stay is over, so it cannot be cancelled any more: its income belongs in the figures. If the guest gets money back, please record it in the booking’s payments as given back.':
    'Esta estadia já passou, por isso já não pode ser cancelada: a receita pertence aos números. Se devolver dinheiro ao hóspede, registe-o nos pagamentos da reserva como devolvido.',
  'This stay is over, so it can only get other dates in the past: its income belongs in the figures. If the guest comes again, please enter a new booking.':
    'Esta estadia já passou, por isso só pode ter outras datas no passado: a receita pertence aos números. Se o hóspede voltar, registe uma nova reserva.',
  'The guest has an open offer for this booking. Please say whether you confirm what you have offered, or the booking as the guest has asked for it.':
    'O hóspede tem uma proposta em aberto para esta reserva. Indique se confirma o que propôs ou a reserva tal como o hóspede a pediu.',
  'This booking was decided meanwhile, and the guest was told without your words: they were not sent. Please send them as a message.':
    'Entretanto, já se decidiu sobre esta reserva e o hóspede foi avisado sem as suas palavras, que não foram enviadas. Envie-as como mensagem.',
  'This offer ended meanwhile, and your words were not sent. Please send them as a message.':
    'Entretanto, esta proposta terminou e as suas palavras não foram enviadas. Envie-as como mensagem.',
  'This offer is not open any more. Please look at the booking again before you confirm it.':
    'Esta proposta já não está em aberto. Veja outra vez a reserva antes de a confirmar.',
  'The guest’s data were erased from this booking, and none can be added. Please enter a new booking instead.':
    'Os dados do hóspede foram apagados desta reserva e não se podem adicionar outros. Registe antes uma nova reserva.',
  'The guest has an open offer for this booking. Please withdraw it before you change dates, guests or price.':
    'O hóspede tem uma proposta em aberto para esta reserva. Retire-a antes de alterar datas, hóspedes ou preço.',
  'The guest has accepted your offer of these dates and this price. Please make another offer, or decline the booking.':
    'O hóspede aceitou a sua proposta com estas datas e este preço. Faça outra proposta ou recuse a reserva.',
  'Only the guest of a confirmed stay is notified of a change by mail.':
    'Só o hóspede de uma estadia confirmada é avisado por e-mail de uma alteração.',
  'The server has no room for this file just now, so nothing was sent. Please write without it, or try again later.':
    'O servidor não tem agora espaço para este ficheiro, por isso nada foi enviado. Escreva sem ele ou tente mais tarde.',
  'Please choose a picture (JPEG, PNG, WebP or AVIF) or a PDF.':
    'Escolha uma imagem (JPEG, PNG, WebP ou AVIF) ou um PDF.',
  'The guest’s data were erased from this booking, so nobody would read this.':
    'Os dados do hóspede foram apagados desta reserva, por isso ninguém leria isto.',
  'A conversation holds at most {n} files. Please send this one by mail.':
    'Uma conversa guarda no máximo {n} ficheiros. Envie este por e-mail.',
  'Files cannot be taken just now. Please send this one by mail.':
    'De momento não se podem receber ficheiros. Envie este por e-mail.',
  'The mail server is set on the machine where this server runs, and can only be changed there.':
    'O servidor de e-mail está definido na máquina onde este servidor corre, e só lá pode ser alterado.',
  'This leads into a private network, where no mail is taken to. Enter a mail server on the Internet, or localhost for one on the server’s own machine.':
    'Isto leva a uma rede privada, para onde não se envia e-mail. Indique um servidor de e-mail na Internet, ou localhost para um na própria máquina do servidor.',
  'The stored password belongs to another server or user. Please type the password again.':
    'A palavra-passe guardada é de outro servidor ou utilizador. Escreva-a de novo, por favor.',
  'The stored password cannot be read any more. Please type it again.':
    'A palavra-passe guardada já não se consegue ler. Escreva-a de novo, por favor.',
  'The link in this mail cannot be read any more. Please renew the invitation.':
    'A ligação deste e-mail já não se consegue ler. Renove o convite, por favor.',
  'The link in this mail cannot be read any more. Please ask for another one.':
    'A ligação deste e-mail já não se consegue ler. Peça outra, por favor.',
  'The stored password of the mail server cannot be read any more. Please type it again.':
    'A palavra-passe guardada do servidor de e-mail já não se consegue ler. Escreva-a de novo, por favor.',
  'This mail has gone out already, or does not go any more. Please look at the list again.':
    'Este e-mail já foi enviado, ou já não vai. Veja a lista outra vez, por favor.',
  'It is too early for this mail: it speaks of the stay or its end as if they had come. It goes by itself when it is planned.':
    'É cedo demais para este e-mail: fala da estadia ou do fim dela como se já tivessem chegado. É enviado automaticamente na data programada.',
  'There is no reason for this mail: the booking is off, nothing is open of that payment, or nothing is filled in yet under Settings, Arrival or Payments, Bank.':
    'Não há motivo para este e-mail: a reserva ficou sem efeito, esse pagamento já não está em aberto ou ainda nada está preenchido em Definições, Chegada, ou em Pagamentos, Banco.',
  'This booking is decided, so there is nothing to offer any more. Please reload to see its present state.':
    'Esta reserva está decidida, por isso já não há nada a propor. Recarregue a página para ver como está.',
  'There is an offer for this booking already. Please change or withdraw that one first.':
    'Já há uma proposta para esta reserva. Altere-a ou retire-a primeiro.',
  'These details were changed in another window. Please reload, check them and save again.':
    'Estes dados foram alterados noutra janela. Recarregue a página, verifique-os e guarde de novo.',
  'The guest’s data were erased from this booking, so no note can be added to its payments.':
    'Os dados do hóspede foram apagados desta reserva, por isso não se pode adicionar uma nota aos pagamentos.',
  'There are {n} invitations that nobody has used. Please withdraw one first.':
    'Há {n} convites que ninguém usou. Retire um primeiro, por favor.',
  'You have {n} passkeys. Please remove one first.':
    'Tem {n} chaves de acesso. Remova uma primeiro, por favor.',
  'Your registration allows {capacity} guests at most (Decreto-Lei 128/2014), and this booking has {n}. Please agree on fewer with the guest and change the booking first.':
    'O seu registo permite no máximo {capacity} hóspedes (Decreto-Lei n.º 128/2014), e esta reserva tem {n}. Combine menos com o hóspede e altere primeiro a reserva.',
  'A cancelled booking cannot be changed any more, apart from your notes. Please enter a new booking instead.':
    'Uma reserva cancelada já não pode ser alterada, a não ser as suas notas. Registe antes uma nova reserva.',
  'At most {n} calendars can be read. Please remove one first.':
    'Podem ser lidos no máximo {n} calendários. Remova um primeiro, por favor.',
  'Maximum guests is above the capacity of your registration, {capacity}. Please enter {capacity} or fewer, or change the capacity in Settings under Legal.':
    'O máximo de hóspedes está acima da capacidade do seu registo, {capacity}. Indique {capacity} ou menos, ou altere a capacidade em Definições, Dados legais.',
  'Of a cancelled stay there is one part, what you keep, and at most the amount of the booking':
    'De uma estadia cancelada há uma só parte, a que retém, no máximo o valor da reserva',
  'Only money that is given back for a stay that takes place lowers its price.':
    'Só o dinheiro devolvido de uma estadia que se realiza lhe baixa o preço.',
  'That is more than the price of the stay. Please check the amount.':
    'É mais do que o preço da estadia. Verifique o valor, por favor.',
  'This picture has {n} megapixels; the limit is {most}. Please make it smaller.':
    'Esta imagem tem {n} megapíxeis; o máximo é {most}. Reduza-a, por favor.',
  'This picture is {n} pixels long on one side; the limit is {most}. Please cut it.':
    'Esta imagem tem {n} píxeis num dos lados; o máximo é {most}. Corte-a, por favor.',
  'This picture takes too long or too much memory to read. Please save it again, smaller, and choose that file.':
    'Esta imagem leva demasiado tempo ou memória a ler. Guarde-a outra vez, mais pequena, e escolha esse ficheiro.',
  'Please send at most {n} files at a time.': 'Envie no máximo {n} ficheiros de cada vez.',
  'This file is too large: the limit is {n} MB. Please make it smaller.':
    'Este ficheiro é demasiado grande: o máximo é {n} MB. Reduza-o, por favor.',
  'This file is too large: the limit is {n} MB.':
    'Este ficheiro é demasiado grande: o máximo é {n} MB.',
  'This is too much to send at once: {n} KB at most.':
    'É demasiado para enviar de uma vez: {n} KB no máximo.',
  'The server has too much to do just now. Please try again in a minute.':
    'O servidor tem agora demasiado que fazer. Tente de novo dentro de um minuto.',
  'The server takes no more files just now. Please try again in a minute.':
    'O servidor não recebe agora mais ficheiros. Tente de novo dentro de um minuto.',
  'A mail about this is being sent right now. Please try again in a minute.':
    'Está agora a ser enviado um e-mail sobre isto. Tente de novo dentro de um minuto.',
  'This was changed just now. Please try again.':
    'Isto acabou de ser alterado. Tente de novo, por favor.',
  'The disk with the data folder is full.': 'O disco com a pasta de dados está cheio.',
  'The data folder cannot be written.': 'Não se consegue escrever na pasta de dados.',
  'Your bookings are in PostgreSQL, which has backup tools of its own. Whoever looks after the server makes the backup there; docs/operations.md, “Move to PostgreSQL”, has the whole way.':
    'As suas reservas estão em PostgreSQL, que tem ferramentas próprias de cópia de segurança. Quem trata do servidor faz lá a cópia; docs/operations.md, “Move to PostgreSQL”, explica tudo.',
  'The mail server lies in a private network, where no mail is taken to.':
    'O servidor de e-mail está numa rede privada, para onde não se envia e-mail.',
  'What answered there is no mail server.': 'O que lá respondeu não é um servidor de e-mail.',
  'The mail server refused the user name or password: {answer}':
    'O servidor de e-mail recusou o nome de utilizador ou a palavra-passe: {answer}',
  'The mail server refused the address: {answer}':
    'O servidor de e-mail recusou o endereço: {answer}',
  'The mail server refused the mail: {answer}': 'O servidor de e-mail recusou o e-mail: {answer}',
  'This double booking is over. Please look at the calendar.':
    'Esta reserva dupla já terminou. Consulte o calendário.',
  'The mail server could not be reached: {answer}':
    'Não se conseguiu chegar ao servidor de e-mail: {answer}',
  'The mail server did not say why.': 'O servidor de e-mail não disse porquê.',
  'The mail server took too long.': 'O servidor de e-mail demorou demasiado.',
  'The mail could not be put together.': 'Não foi possível compor o e-mail.',
  'What is stored of this mail cannot be read any more.':
    'O que está guardado deste e-mail já não se consegue ler.',
  'The file could not be written.': 'Não se conseguiu escrever o ficheiro.',
  'A backup was restored, and this mail may have gone out before that.':
    'Foi reposta uma cópia de segurança, e este e-mail pode ter sido enviado antes disso.',
  'The server was stopped meanwhile.': 'O servidor foi entretanto parado.',

  // What was not found.
  'This block': 'este bloqueio',
  'This booking': 'esta reserva',
  'This calendar': 'este calendário',
  'This file': 'este ficheiro',
  'This gallery image': 'esta imagem da galeria',
  'This image': 'esta imagem',
  'This invitation': 'este convite',
  'This mail': 'este e-mail',
  'This message': 'esta mensagem',
  'This payment': 'este pagamento',
  'This receipt': 'este recibo',
  'This offer': 'esta proposta',
  'This review': 'esta avaliação',
  'This price override': 'este preço especial',
  'This publication': 'esta publicação',
  'This user': 'este utilizador',
  'This passkey': 'esta chave de acesso',
  'This session': 'esta sessão',
  'The villa’s settings': 'as definições da casa',
  'Please fill in all guests first.': 'Preencha primeiro todos os hóspedes.',
  'A stay can be reported from the day of arrival on.':
    'Uma estadia só pode ser comunicada a partir do dia da chegada.',
  'Please enter the data of SIBA’s letter under Settings, Guest register first.':
    'Indique primeiro os dados da carta do SIBA em Definições, Registo de hóspedes.',
  'Please test the connection under Settings, Guest register first.':
    'Teste primeiro a ligação em Definições, Registo de hóspedes.',
  'One guest has no country of SIBA’s list. Please enter this stay in SIBA’s portal.':
    'Um dos hóspedes não tem um país da lista do SIBA. Introduza esta estadia no portal do SIBA.',
  'All guests are Portuguese: there is nothing to report.':
    'Todos os hóspedes são portugueses: não há nada a comunicar.',
  'This stay was sent a minute ago. Please wait for the answer.':
    'Esta estadia foi enviada há um minuto. Aguarde a resposta.',
  'Only a confirmed stay can be reported.': 'Só uma estadia confirmada pode ser comunicada.',
  'Only other bookings that wait for an answer and share a night with this one can be declined with it. Please look at them again.':
    'Só podem ser recusadas ao mesmo tempo outras reservas que aguardam resposta e têm uma noite em comum com esta. Verifique-as de novo.',
});
