import type { stayIssuesEn } from './stayIssues.en';
import { translation } from './translation';

/** `stayIssues.en.ts` in Portuguese as it is written in Portugal. */
export const stayIssuesPt = translation<typeof stayIssuesEn>()({
  'stay.checkout_not_later': 'A saída tem de ser depois da entrada.',
  'stay.too_many_nights':
    'Uma estadia pode ter no máximo {limit} {limit|noite|noites}. Escolha uma saída mais cedo, por favor.',
  'stay.too_far_ahead':
    'A entrada pode ser no máximo {months} {months|mês|meses} à frente. Escolha uma data mais próxima, por favor.',
  'stay.minimum_stay.peak':
    'Na época alta (julho e agosto), a estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.minimum_stay.regular':
    'A estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.minimum_stay.day':
    'Com entrada em {day}, a estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.no_arrival':
    'Não é possível entrar em {day}. Dias de entrada: {weekdays}. Escolha outra entrada, por favor.',
  'stay.no_departure':
    'Não é possível sair em {day}. Dias de saída: {weekdays}. Escolha outra saída, por favor.',
  'stay.unavailable.past':
    'As datas escolhidas já passaram: {nights}. Escolha uma entrada mais tarde, por favor.',
  'stay.unavailable.notice':
    'As datas escolhidas estão demasiado em cima da hora: {nights}. Escolha uma entrada mais tarde, por favor.',
  'stay.unavailable.taken':
    'Algumas das noites escolhidas já estão ocupadas: {nights}. Escolha outras datas, por favor.',
});
