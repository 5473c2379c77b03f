import type { commonEn } from './common.en';
import { translation } from './translation';

/** `common.en.ts` in Portuguese as it is written in Portugal. */
export const commonPt = translation<typeof commonEn>()({
  'nav.label': 'Menu principal',
  'nav.home': 'Início',
  'nav.location': 'Localização',
  'nav.villa': 'A casa',
  'nav.golf': 'Golfe',
  'nav.experiences': 'Experiências',
  'nav.gallery': 'Galeria',
  'nav.book': 'Reservar',
  'nav.contact': 'Contacto',
  'nav.openMenu': 'Abrir o menu',
  'nav.closeMenu': 'Fechar o menu',
  'nav.currency': 'Moeda',
  'nav.language': 'Idioma',
  'nav.skip': 'Saltar para o conteúdo',
  'footer.about':
    'Uma casa particular na Praia da Luz, no Barlavento Algarvio. Reserve diretamente com o proprietário.',
  'footer.explore': 'Explorar',
  'footer.contact': 'Contacto',
  'footer.legal': 'Informação legal',
  'footer.privacy': 'Privacidade',
  'footer.terms': 'Termos e condições',
  'footer.cancellation': 'Cancelamento',
  'footer.illustrations': 'As imagens da casa e dos arredores são ilustrações.',
  'footer.placeIllustrations': 'As imagens do campo de golfe e da praia são ilustrações.',
  'footer.registration': 'Alojamento Local {number}',
  'footer.rights': '© {year} {name}',
  'field.optional': 'opcional',
  'toast.label': 'Avisos',
  'toast.close': 'Fechar o aviso',
  'error.retry': 'Tentar de novo',
  'error.settings': 'Não foi possível carregar os preços.',
  'error.part.title': 'Não foi possível carregar esta parte',
  'error.part.text':
    'Recarregue a página, por favor. Se continuar a faltar, tente de novo dentro de alguns minutos.',
  'error.connection':
    'Neste momento não é possível contactar-nos. Verifique a sua ligação e tente de novo.',
  'error.typedStays': 'O que escreveu continua aqui.',
  'error.server':
    'O nosso servidor está com um problema. Tente de novo dentro de alguns minutos, por favor.',
  'error.serverRequest':
    'Algo correu mal do nosso lado. Tente de novo, por favor; se continuar, indique-nos o número {requestId}.',
  'error.refused':
    'O nosso servidor não aceitou este pedido. Recarregue a página e tente de novo, por favor.',
  'error.page.title': 'Um erro interrompeu esta página',
  'error.page.text':
    'A falha foi nossa, não sua. O que lhe foi confirmado mantém-se; o que escreveu aqui perdeu-se. Recarregue a página, por favor. Se voltar a acontecer, comece pela página inicial ou volte dentro de alguns minutos.',
  'error.reload': 'Recarregar a página',
  'error.noScript': 'Este formulário precisa de JavaScript. Ative-o e volte a carregar a página.',
  'error.gallery': 'Não foi possível carregar as fotografias.',
  'notFound.title': '404 – Página não encontrada',
  'notFound.hint': 'Neste endereço não há nada, ou já não há.',
  'notFound.home': 'Ir para o início',
  'notFound.book': 'Ver disponibilidade',
  'meta.home.description':
    'Casa com piscina para 6 a 8 pessoas na Praia da Luz, Algarve: três quartos, vista para o mar, golfe por perto. Veja os preços e as datas livres e reserve diretamente com o proprietário.',
  'meta.booking.title': 'Disponibilidade e preços',
  'meta.booking.description':
    'Datas livres e preços da casa na Praia da Luz, em euros, libras ou dólares. Envie um pedido, sem pagar nada.',
  'meta.notFound.title': 'Página não encontrada',
  'footer.complaints': 'Livro de Reclamações',
  'footer.taxNumber': 'NIF {number}',
});
