import type { errorsEn } from './errors.en';
import type { guestErrors } from './en/server';
import { translation } from './translation';

/** What `errors.en.ts` says to users of the back office alone, in Portuguese. */
export const errorsPt = translation<Omit<typeof errorsEn, keyof typeof guestErrors>>()({
  unauthenticated: 'Inicie sessão para continuar.',
  invalid_credentials: 'Nome de utilizador ou palavra-passe incorretos',
  invalid_code:
    'Este código não está certo ou já foi usado. Espere pelo seguinte e tente de novo, por favor.',
  invalid_passkey: 'Esta chave de acesso não abre esta conta. Inicie sessão de outra forma.',
  'invalid_passkey.copied':
    'Esta chave de acesso pode ter sido copiada: o contador recuou. Inicie sessão de outra forma e remova-a em Definições, A sua conta.',
  sign_in_expired: 'Este início de sessão demorou demasiado. Comece de novo, por favor.',
  'unsupported.passkeys':
    'As chaves de acesso precisam de que o site tenha um nome e https. Use antes uma aplicação de autenticação.',
  'unsupported.lastFactor':
    'Aqui todos precisam de um segundo passo, e este é o seu último. Configure primeiro outro ou desligue essa regra.',
  'unsupported.policy':
    'Configure primeiro um segundo passo para a sua conta: caso contrário, perderia o acesso.',
  'password_reset.invalid':
    'Esta ligação já foi usada ou tem mais de uma hora. Peça outra, por favor.',
  mail_port:
    'Os servidores de correio usam uma das portas {ports}. Para outra, defina MAIL_PORTS no servidor.',
  password_change_required:
    'Tem de alterar a palavra-passe inicial antes de entrar na área de gestão.',
  forbidden_role:
    'A sua conta não pode fazer isto. Se precisa disso para trabalhar, peça ao proprietário que altere a sua função.',
  second_factor_required:
    'Esta casa pede um segundo passo ao iniciar sessão. Configure-o em Definições, A sua conta.',
  fresh_sign_in_required: 'Confirme a sua identidade e tente de novo, por favor.',
  'not_found.block': 'este bloqueio',
  'not_found.booking': 'esta reserva',
  'not_found.calendar': 'este calendário',
  'not_found.file': 'este ficheiro',
  'not_found.galleryImage': 'esta imagem da galeria',
  'not_found.image': 'esta imagem',
  'not_found.invitation': 'este convite',
  'not_found.mail': 'este e-mail',
  'not_found.message': 'esta mensagem',
  'not_found.payment': 'este pagamento',
  'not_found.receipt': 'este recibo',
  'not_found.offer': 'esta proposta',
  'not_found.review': 'esta avaliação',
  'not_found.pricePlan': 'o plano de preços',
  'not_found.priceTerms': 'as condições de preço',
  'not_found.priceOverride': 'este preço especial',
  'not_found.publication': 'esta publicação',
  'not_found.user': 'este utilizador',
  'not_found.passkey': 'esta chave de acesso',
  'not_found.session': 'esta sessão',
  'not_found.settings': 'as definições da casa',
  invalid_invitation:
    'Este convite já não funciona: pode ser usado uma vez, durante 72 horas. Peça outro ao proprietário, por favor.',
  'stale.content':
    'Entretanto isto foi alterado noutra janela. Veja o que lá está agora e altere-o de novo, por favor.',
  same_in_every_language: 'Isto é igual em todos os idiomas. Altere-o em inglês, por favor.',
  unsafe_link:
    'A ligação para “{address}” não leva a lado nenhum. As ligações começam por https://, http://, mailto: ou tel:',
  nights_held:
    'Estas noites já estão ocupadas: {nights}. Cancele a reserva, retire a proposta, elimine o bloqueio ou liberte-as no site que as tem, ou escolha outras datas.',
  'owner_days.too_far_back':
    'O primeiro dia não pode ser há mais de {months} {months|mês|meses}. Verifique o ano, por favor.',
  'owner_days.too_far_ahead':
    'O primeiro dia não pode ser daqui a mais de {years} anos. Verifique o ano, por favor.',
  invalid_transition:
    'Uma reserva no estado “{from}” não pode passar a “{to}”. Recarregue a página para ver como está.',
  'status.enquiry': 'pedido',
  'status.pending': 'pendente',
  'status.confirmed': 'confirmada',
  'status.cancelled': 'cancelada',
  image_in_use: 'Esta imagem é usada {places}. Retire-a primeiro de lá, por favor.',
  'quote.kept_free': 'Noites deixadas livres entre duas estadias: {nights}.',
  'quote.extra_gone': '“{name}” já não está entre os extras, por isso não está no preço.',
  'quote.past': 'Estas datas começam no passado.',
  'offer.answer_by': 'O hóspede tem de responder até ao dia da chegada, {day}.',
  'schedule.sum':
    'As partes somam {sum} e a reserva é de {total}. Altere uma parte; a caução não conta.',
  'payment.more_given_back.stay':
    'Seriam devolvidos mais {amount} do que se recebeu pela estadia. Verifique os valores, por favor.',
  'payment.more_given_back.security':
    'Seriam devolvidos mais {amount} do que se recebeu de caução. Verifique os valores, por favor.',
  image_host_unavailable: 'O serviço de imagens não respondeu. Tente de novo dentro de um minuto.',
  'rate_limited.signIn':
    'Demasiadas tentativas de iniciar sessão. Espere {minutes} {minutes|minuto|minutos} e tente de novo, por favor.',
  'rate_limited.resend':
    'Esta confirmação já foi enviada tantas vezes quantas são possíveis numa hora. Espere {minutes} {minutes|minuto|minutos} e tente de novo, por favor.',
  secrets_key_unusable:
    'O ficheiro “secrets-key” na pasta de dados do servidor não pode ser lido ou escrito. Verifique as permissões e o espaço livre no disco e tente de novo. Nada foi guardado.',
});
