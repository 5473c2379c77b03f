import { sentences } from '@shared/i18n/translation';

export const stayPt = sentences({
  'Empty: the same as under {link}.': 'Vazio: o mesmo que em {link}.',
  'Site → Contact': 'Site → Contacto',
  'Loading the arrival details…': 'A carregar os dados de chegada…',
  'The arrival details could not be loaded.': 'Não foi possível carregar os dados de chegada.',
  'Arrival details saved': 'Dados de chegada guardados',
  'Guests who arrive soon read them at once.':
    'Os hóspedes que chegam em breve leem-nos de imediato.',
  'The arrival details were not saved.': 'Os dados de chegada não foram guardados.',
  'Key, codes and Wi-Fi cannot be read any more: this server has another key than the one they were stored with. Please type them again; saving without them removes them.':
    'Já não é possível ler a chave, os códigos e o Wi-Fi: este servidor tem uma chave de encriptação diferente daquela com que foram guardados. Escreva-os de novo, por favor; se guardar sem eles, são removidos.',
  'Guests do not find {missing} yet.': 'Os hóspedes ainda não encontram {missing}.',
  When: 'Quando',
  'Guests with a confirmed stay find all of this on their page, from so many days before check-in to check-out. Nobody else does.':
    'Os hóspedes com uma estadia confirmada encontram tudo isto na sua página, desde o número de dias indicado antes da chegada até à partida. Mais ninguém o encontra.',
  'Shown from (days before check-in)': 'Visível desde (dias antes da chegada)',
  'Page closes (days after check-out)': 'A página fecha (dias depois da partida)',
  Where: 'Onde',
  'The same in every language.': 'Igual em todos os idiomas.',
  'Address of the villa': 'Morada da casa',
  'Link to a map': 'Ligação para um mapa',
  'Begins with https://': 'Começa por https://',
  'Telephone for arriving guests': 'Telefone para quem está a chegar',
  'Door and Wi-Fi': 'Porta e Wi-Fi',
  'Encrypted where it is stored, shown in those days alone, and in no mail. Change the code between guests where you can.':
    'Encriptado onde é guardado, mostrado só nesses dias e em nenhum e-mail. Se puder, mude o código entre hóspedes.',
  'Door or key box code': 'Código da porta ou do cofre de chaves',
  'Wi-Fi network': 'Rede Wi-Fi',
  'Wi-Fi password': 'Palavra-passe do Wi-Fi',
  'In words': 'Por palavras',
  'For each language that guests read. What a language does not have is shown in English.':
    'Em cada idioma que os hóspedes leem. O que faltar num idioma é mostrado em inglês.',
  'From the airport or the motorway, and where to park':
    'Desde o aeroporto ou a autoestrada, e onde estacionar',
  Key: 'Chave',
  'Where it is or who hands it over; encrypted like the codes':
    'Onde está ou quem a entrega; encriptado como os códigos',
  'Whom to call': 'A quem telefonar',
  'Who, and at what times': 'Quem, e a que horas',
  'House rules': 'Regras da casa',
  'Quiet hours, smoking, rubbish, pool': 'Silêncio, tabaco, lixo, piscina',
  'Save arrival details': 'Guardar dados de chegada',
  'the address': 'a morada',
  'whom to call': 'a quem telefonar',
  'house rules': 'as regras da casa',
  directions: 'as indicações para chegar',
  'the key or a door code': 'a chave ou o código da porta',
  'Wi-Fi': 'o Wi-Fi',
});
