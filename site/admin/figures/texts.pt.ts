import { sentences } from '@shared/i18n/translation';

export const figuresPt = sentences({
  '{title} as a table': '{title} em tabela',
  'Table saved': 'Tabela guardada',
  'The table could not be saved': 'Não foi possível guardar a tabela',
  'Nothing to count yet': 'Ainda não há nada para contar',
  'With your first enquiry this page begins to fill. It will show nights sold, occupancy and revenue by month, the average nightly rate, how far ahead guests book, how long they stay and where they come from, each year beside the last one, and a report for your taxes.':
    'Esta página começa a preencher-se com o primeiro pedido de reserva. Mostrará as noites vendidas, a ocupação e a receita por mês, a tarifa média por noite, com que antecedência os hóspedes reservam, quanto tempo ficam e de onde vêm, cada ano ao lado do anterior, e um relatório para os seus impostos.',
  'Nights of {year}, a row a month': 'Noites de {year}, uma linha por mês',
  Sold: 'Vendidas',
  'Sold, {lowest} to {highest} a night': 'Vendidas, {lowest} a {highest} por noite',
  Revenue: 'Receita',
  ' · {amount} of it kept': ' · dos quais {amount} retidos',
  'to {day}: {now} · {inYear}': 'até {day}: {now} · {inYear}',
  'Nights sold': 'Noites vendidas',
  Occupancy: 'Ocupação',
  'Average nightly rate': 'Tarifa média por noite',
  'Revenue per available night': 'Receita por noite disponível',
  'Enquiries confirmed': 'Pedidos confirmados',
  '{confirmed} of {received} · {inYear}': '{confirmed} de {received} · {inYear}',
  'Booked ahead': 'Antecedência da reserva',
  'Length of a stay': 'Duração da estadia',
  'For your taxes': 'Para os seus impostos',
  'Stays, by their nights': 'Estadias, pelas noites',
  'Each confirmed stay with the nights that fall into the period, accommodation and fees apart. Money kept or written off counts on the day of check-in.':
    'Cada estadia confirmada com as noites que caem no período, alojamento e taxas à parte. O dinheiro retido ou dado como perdido conta no dia do check-in.',
  'Money, by the day received': 'Dinheiro, pelo dia em que foi recebido',
  'Each payment for a stay on the day you recorded it for, less what you gave back. A security deposit counts only if you kept a part of it.':
    'Cada pagamento de uma estadia no dia em que o registou, menos o que devolveu. Uma caução só conta se reteve uma parte.',
  'Tourist tax, by month': 'Taxa turística, por mês',
  'Guests, nights, exempt nights and the tax of each month, as councils ask for them.':
    'Hóspedes, dormidas, dormidas isentas e a taxa de cada mês, como as câmaras as pedem.',
  'It is a summary for your records, not an invoice.':
    'É um resumo para o seu arquivo, não uma fatura.',
  'Quarter {n} of {year}': '{n}.º trimestre de {year}',
  Period: 'Período',
  Report: 'Relatório',
  'Report as PDF': 'Relatório em PDF',
  'Report saved': 'Relatório guardado',
  'The report could not be saved': 'Não foi possível guardar o relatório',
  'Report as CSV': 'Relatório em CSV',
  '{year} and {before}': '{year} e {before}',
  '{stays}, {nights} {nights|night|nights}': '{stays}, {nights} {nights|noite|noites}',
  'No confirmed stay begins in {year} so far.':
    'Nenhuma estadia confirmada começa em {year} até agora.',
  'Revenue by month': 'Receita por mês',
  'Revenue by month, {years}': 'Receita por mês, {years}',
  'Occupancy is nights sold of the nights that could be booked: nights that you keep, and those taken by calendars of other sites, are left out.':
    'A ocupação é a parte vendida das noites que podiam ser reservadas: não contam as noites que guarda para si nem as ocupadas por calendários de outros sites.',
  'Nights sold by month, {years}': 'Noites vendidas por mês, {years}',
  'Accommodation without fees, divided by the nights sold; in the table also by the nights available.':
    'Alojamento sem taxas, dividido pelas noites vendidas; na tabela, também pelas noites disponíveis.',
  'Average nightly rate by month, {years}': 'Tarifa média por noite em cada mês, {years}',
  'Nights of {year}': 'Noites de {year}',
  'Enquiries and what became of them': 'Os pedidos e o seu desfecho',
  'What guests sent over the website in {year}, by the month in which it came.':
    'O que os hóspedes enviaram pelo site em {year}, pelo mês em que chegou.',
  'Enquiries by month of {year}, received and confirmed':
    'Pedidos por mês de {year}, recebidos e confirmados',
  'Confirmed{#amounts}': 'Confirmados',
  'Received{#amounts}': 'Recebidos',
  'How far ahead guests book': 'Com que antecedência reservam os hóspedes',
  'Days from the booking to the arrival.': 'Dias entre a reserva e a chegada.',
  'How long they stay': 'Quanto tempo ficam',
  'Where guests come from': 'De onde vêm os hóspedes',
  'By the country code of the telephone number, where one was given.':
    'Pelo indicativo do país do número de telefone, quando foi indicado.',
  'Whole stays, in the year of their arrival. Where one goes over New Year, the sums differ from those of the months.':
    'Estadias inteiras, no ano da chegada. Quando uma passa o Ano Novo, as somas diferem das dos meses.',
  'How bookings came in': 'Por onde chegaram as reservas',
  '{title}, table': '{title}, tabela',
  '{count} {count|stay|stays}': '{count} {count|estadia|estadias}',
  '{range} {last|day|days}': '{range} {last|dia|dias}',
  '{range} {last|night|nights}': '{range} {last|noite|noites}',
  '{count} {n|day|days}': '{count} {n|dia|dias}',
  '{count} {n|night|nights}': '{count} {n|noite|noites}',
  'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the exchange rates of today. Money kept after a cancellation or for damage, less what was written off, counts in the month of check-in.':
    'Estadias confirmadas, cada noite com a mesma parte do valor no mês a que pertence; alojamento e taxas em conjunto, em {currency}. As reservas noutra moeda contam ao câmbio de hoje. O dinheiro retido após um cancelamento ou por danos, menos o dado como perdido, conta no mês do check-in.',
  'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the rates of the day of booking. Money kept after a cancellation or for damage, less what was written off, counts in the month of check-in.':
    'Estadias confirmadas, cada noite com a mesma parte do valor no mês a que pertence; alojamento e taxas em conjunto, em {currency}. As reservas noutra moeda contam ao câmbio do dia da reserva. O dinheiro retido após um cancelamento ou por danos, menos o dado como perdido, conta no mês do check-in.',
});
