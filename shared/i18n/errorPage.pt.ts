import type { errorPageEn } from './errorPage.en';
import { translation } from './translation';

/** `errorPage.en.ts` in Portuguese. */
export const errorPagePt = translation<typeof errorPageEn>()({
  'title.missing': 'Não encontrado',
  'title.failed': 'De momento não é possível mostrar esta página',
  'title.refused': 'Não resultou',
  'title.signIn': 'Inicie sessão, por favor',
  retry: 'Tentar de novo',
  home: 'Ir para o início',
  stay: 'Voltar à sua reserva',
  signIn: 'Iniciar sessão',
  'signIn.hint': 'Este ficheiro é para o proprietário da casa, e a sua sessão terminou.',
  'script.title': 'Esta página não está completa',
  'script.text': 'Os botões e formulários ainda não funcionam.',
  'script.reload': 'Recarregar a página',
  'script.reach': 'Ou contacte-nos:',
  requestId: 'Número do pedido: {id}',
});
