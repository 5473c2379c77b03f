import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const componentsPt = sentences({
  'If a field is empty, guests read the text above.':
    'Se um campo ficar vazio, os hóspedes leem o texto de cima.',
  'Go back': 'Voltar',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Copying failed': 'Não foi possível copiar',
  'Please mark the {what} and copy it by hand.': 'Selecione o texto ({what}) e copie-o à mão.',
  'Copy {what}': 'Copiar: {what}',
  'The file was saved': 'O ficheiro foi guardado',
  '{label}: under way': '{label}: em curso',
  'Leave without saving?': 'Sair sem guardar?',
  'What you have changed here has not been saved.': 'O que alterou aqui ainda não foi guardado.',
  'Leave without saving': 'Sair sem guardar',
  'Stay{#verb}': 'Ficar',
  'This part could not be loaded': 'Não foi possível carregar esta parte',
  'The server could not be reached, or it has a newer version of this page. Reload the page to go on.':
    'Não foi possível contactar o servidor, ou este tem uma versão mais recente desta página. Recarregue a página para continuar.',
  'Something went wrong here': 'Algo correu mal aqui',
  'An error in this program stopped this part of the page. Whatever was saved is safe; what was typed here and not saved is gone.':
    'Um erro neste programa interrompeu esta parte da página. O que foi guardado está seguro; o que escreveu aqui e não guardou perdeu-se.',
  'Try again or reload the page. If it happens once more, copy the details and send them to whoever looks after this site.':
    'Tente de novo ou recarregue a página. Se voltar a acontecer, copie os detalhes e envie-os a quem cuida deste site.',
  'Copy details': 'Copiar os detalhes',
  'The details of the error': 'Os detalhes do erro',
  Details: 'Detalhes',
  'Reload the page': 'Recarregar a página',
  'Failed to make the link': 'Não foi possível criar a ligação',
  'Make a link': 'Criar uma ligação',
  'The address is in use but cannot be shown: the key that opens it, the file secrets-key in the server’s data folder, is missing or another one. Whoever has the address goes on reading it. For one that can be shown make a new link, or have the file put back.':
    'O endereço está em uso, mas não pode ser mostrado: a chave que o abre, o ficheiro secrets-key na pasta de dados do servidor, falta ou é outra. Quem tem o endereço continua a poder lê-lo. Para ter um que possa ser mostrado, crie uma nova ligação ou peça que o ficheiro seja reposto.',
  'Stop sharing': 'Deixar de partilhar',
  'Failed to stop sharing': 'Não foi possível deixar de partilhar',
  'New calendar link made': 'Nova ligação do calendário criada',
  'The old address no longer works.': 'O endereço antigo já não funciona.',
  'night of {from}': 'noite de {from}',
  'nights {first} to {last} ({nights} nights)': 'noites de {first} a {last} ({nights} noites)',
  '{name} cannot be below 0': '{name}: não pode ser inferior a 0',
  '{name} could be {thousands}{rest} or {thousands}.{slice}. Please write one of the two':
    '{name}: tanto pode ser {thousands}{rest} como {thousands}.{slice}. Escreva um dos dois, por favor',
  '{name} can have at most 2 decimals': '{name}: no máximo 2 casas decimais',
  '{name} can be at most 99999999.99': '{name}: no máximo 99999999.99',
  Success: 'Feito',
  Error: 'Erro',
  '{title} · {villaName} Admin': '{title} · Gestão de {villaName}',
  address: 'endereço',
  details: 'detalhes',
  ' in {language}': ' em {language}',
  '{title} moved to position {place} of {length}': '{title}: agora na posição {place} de {length}',
  'Drag to reorder': 'Arrastar para reordenar',
  'Move up': 'Mover para cima',
  'Move up: {title}': 'Mover para cima: {title}',
  'Move down': 'Mover para baixo',
  'Move down: {title}': 'Mover para baixo: {title}',
  'This was changed in another window meanwhile. Nothing that you typed is lost: please check the form and save again.':
    'Isto foi alterado noutra janela entretanto. Não se perdeu nada do que escreveu: confira o formulário e guarde de novo, por favor.',
  'This was changed in another window meanwhile. The form now shows what is saved.':
    'Isto foi alterado noutra janela entretanto. O formulário mostra agora o que está guardado.',
  'This was changed in another window meanwhile, and what is saved now could not be read. Nothing that you typed is lost: please save again in a minute.':
    'Isto foi alterado noutra janela entretanto, e não foi possível ler o que está guardado agora. Não se perdeu nada do que escreveu: guarde de novo dentro de um minuto, por favor.',
  'Changed in both windows; saving replaces what the other one saved:':
    'Alterado nas duas janelas; ao guardar, substitui o que a outra guardou:',
  'Taken over from the other window:': 'Neste formulário tal como a outra janela guardou:',
  '{label}: now saved is {stored}': '{label}: agora está guardado {stored}',
  'Take what is saved': 'Usar o que está guardado',
  '{label}: take what is saved': '{label}: usar o que está guardado',
  'Discard what I typed': 'Descartar o que escrevi',

  // Why something failed.
  'The server could not be reached. Please check your connection and try again.':
    'Não se conseguiu chegar ao servidor. Verifique a ligação e tente de novo.',
  'The connection was lost before the server answered, so it is not known whether this was saved. Please check whether it is there before you try again.':
    'A ligação caiu antes de o servidor responder, por isso não se sabe se isto ficou guardado. Veja se já lá está antes de tentar de novo.',
  'It is not known whether this was saved': 'Não se sabe se isto ficou guardado',
  'The connection was lost before the server answered. It is sent again as soon as the server can be reached, and saved only once. Please keep this page open.':
    'A ligação caiu antes de o servidor responder. Isto é enviado de novo assim que o servidor estiver acessível, e só é guardado uma vez. Mantenha esta página aberta.',
  'Something unexpected happened. Please reload the page and try again.':
    'Aconteceu algo inesperado. Recarregue a página e tente de novo.',
  'The server refused this ({status}). Please reload the page and try again.':
    'O servidor recusou isto ({status}). Recarregue a página e tente de novo.',
  'The server has a problem ({status}). Please try again in a minute; if you were saving a change, first check whether it is there. If the problem stays, look into the server’s log.':
    'O servidor tem um problema ({status}). Tente de novo daqui a um minuto; se estava a guardar uma alteração, veja primeiro se já lá está. Se o problema persistir, consulte o registo do servidor.',
  'The server has a problem ({status}). Please try again in a minute; if you were saving a change, first check whether it is there. If the problem stays, look into the server’s log for request {requestId}.':
    'O servidor tem um problema ({status}). Tente de novo daqui a um minuto; se estava a guardar uma alteração, veja primeiro se já lá está. Se o problema persistir, procure o pedido {requestId} no registo do servidor.',
  'If this happens again, look into the server’s log for request {requestId}.':
    'Se persistir, procure o pedido {requestId} no registo do servidor.',
  Undone: 'Anulado',
  'Not undone': 'Não foi anulado',
});
