import { sentences } from '@shared/i18n/translation';

export const todayPt = sentences({
  'The next 7 days': 'Os próximos 7 dias',
  'Nobody arrives or leaves within the next 7 days.':
    'Ninguém chega nem parte nos próximos 7 dias.',
  '{nights}, held by this calendar.': '{nights}, ocupadas por este calendário.',
  'Call {guestName}, {guestPhone}': 'Ligar a {guestName}, {guestPhone}',
  Call: 'Ligar',
  'Conflicts with other calendars': 'Conflitos com outros calendários',
  'No conflicts with other calendars.': 'Sem conflitos com outros calendários.',
  '{feedName} is not read. New bookings there are not blocked here.':
    '{feedName} não está a ser lido. As novas reservas feitas lá não ficam bloqueadas aqui.',
  'See all {total} in the calendar': 'Ver todos os {total} no calendário',
  'Taken here as well. Somebody may have booked there.':
    'Também ocupadas aqui. Alguém pode ter reservado lá.',
  'Every mail has been sent.': 'Todos os e-mails foram enviados.',
  'Mail is not set up, so that none is sent.':
    'O e-mail não está configurado e por isso nada é enviado.',
  'Mails wait until you have typed the mail password.':
    'Os e-mails ficam à espera até indicar a palavra-passe do servidor de e-mail.',
  'Failed mails': 'E-mails com falha no envio',
  'Show all {total}': 'Mostrar todos os {total}',
  'To your offer: “{words}”': 'Sobre a sua proposta: “{words}”',
  'Offers that guests have not answered': 'Propostas a que os hóspedes ainda não responderam',
  'No offer is open.': 'Não há propostas em aberto.',
  'And {n} more': 'E mais {n}',
  'The disk that your villa is stored on is nearly full. Enquiries and your changes are still taken for a while, new pictures and nightly backups may not be. Download a backup under Settings, then delete other files on that computer or get a larger disk, or ask whoever looks after your server.':
    'O disco onde a sua villa está guardada está quase cheio. Os pedidos e as suas alterações ainda são aceites durante algum tempo; as fotografias novas e as cópias de segurança noturnas podem não ser. Descarregue uma cópia de segurança em Definições e depois apague outros ficheiros nesse computador, arranje um disco maior ou fale com quem cuida do seu servidor.',
  'Loading today...': 'A carregar o dia de hoje...',
  'What is due today could not be loaded.': 'Não foi possível carregar o que há para hoje.',
  'Waiting for an answer': 'À espera de resposta',
  'Nobody waits for an answer.': 'Ninguém espera por resposta.',
  'See all {total} that wait': 'Ver todos os {total} que esperam',
  'Asked {ago}': 'Pedido {ago}',
  'Guests ask for a change': 'Pedidos de alteração dos hóspedes',
  'Nobody asks for a change.': 'Ninguém pede alterações.',
  'Asks for other dates: {stay}': 'Pede outras datas: {stay}',
  'Asks to cancel': 'Pede para cancelar',
  Tomorrow: 'Amanhã',
  'Arrives from {time} · {guestCount} {guestCount|guest|guests} · {nights}':
    'Chega a partir das {time} · {guestCount} {guestCount|hóspede|hóspedes} · {nights}',
  'Leaves by {time} · {guestCount} {guestCount|guest|guests}':
    'Parte até às {time} · {guestCount} {guestCount|hóspede|hóspedes}',
  'In the villa until {day} · {guestCount} {guestCount|guest|guests}':
    'Na casa até {day} · {guestCount} {guestCount|hóspede|hóspedes}',
  'Taken here by {guest}. Somebody may have booked there as well.':
    'Ocupadas aqui por {guest}. Alguém pode ter reservado lá também.',
  '{link} They stand on the site once you publish them.':
    '{link} Aparecem no site depois de as publicar.',
  '{stay} · {nights} · until {day} · nights held':
    '{stay} · {nights} · até {day} · noites guardadas',
  '{stay} · {nights} · until {day} · nights not held':
    '{stay} · {nights} · até {day} · noites não guardadas',
  '{stay} · {nights} · {guestCount} {guestCount|guest|guests} · {amount}':
    '{stay} · {nights} · {guestCount} {guestCount|hóspede|hóspedes} · {amount}',
  'A review waits for you': 'Há uma avaliação à sua espera.',
  '{count} reviews wait for you': 'Há {count} avaliações à sua espera.',
  'One mail could not be sent': 'Não foi possível enviar um e-mail',
  '{n} mails could not be sent': 'Não foi possível enviar {n} e-mails',
  'Would arrive today': 'Chegaria hoje',
  'Would arrive tomorrow': 'Chegaria amanhã',
  'Would have arrived already': 'Já teria chegado',
});
