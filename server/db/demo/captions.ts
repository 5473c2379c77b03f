import type { Language } from '@shared/i18n/languages';
import type { DemoFile } from './photos';

export type Caption = readonly [title: string, description: string];

/** Captions in the languages other than English, whose captions are stored. */
export const DEMO_CAPTIONS: Readonly<
  Partial<Record<Language, Readonly<Record<DemoFile, Caption>>>>
> = {
  pt: {
    'exterior-pool-evening': [
      'A casa e a piscina ao fim da tarde',
      'Casa branca com telhado de barro junto a uma piscina ao pôr do sol, com o Atlântico ao fundo',
    ],
    'living-room': [
      'Sala de estar',
      'Sala luminosa com sofá de linho e portas abertas para um terraço com vista para o mar',
    ],
    'terrace-dining': [
      'Jantar no terraço',
      'Mesa para oito ao ar livre, debaixo de uma pérgula de madeira, com o mar azul ao fundo',
    ],
    'bedroom-master': [
      'Quarto principal',
      'Cama de casal com manta cor de terracota num quarto com vigas, virado para o mar',
    ],
    'pool-sea-view': [
      'Piscina e mar',
      'Piscina turquesa e espreguiçadeiras claras, com o horizonte do mar ao fundo',
    ],
    kitchen: ['Cozinha', 'Cozinha com ilha de pedra, três bancos e prateleiras de carvalho'],
    'villa-overview': [
      'A casa vista do jardim',
      'A fachada sul da casa e a piscina à luz do fim da tarde',
    ],
    'exterior-garden': [
      'Entrada e jardim',
      'Fachada branca com portadas verdes, uma oliveira, alfazema e buganvílias',
    ],
    'bedroom-twin': [
      'Quarto com duas camas',
      'Duas camas individuais com mantas azuis e cabeceira de carvalho',
    ],
    'bedroom-garden': [
      'Quarto do jardim',
      'Cama de casal sob um arco pintado, com portas para um jardim de buganvílias',
    ],
    bathroom: [
      'Casa de banho',
      'Banheira independente junto a uma janela para o jardim e móvel de carvalho com dois lavatórios',
    ],
    'dining-room': [
      'Sala de jantar',
      'Mesa de carvalho sob candeeiros de ratã, junto a portas em arco para o mar',
    ],
    'roof-terrace-sunset': [
      'A açoteia ao pôr do sol',
      'Açoteia com sofá branco e lanternas, com o sol a pôr-se sobre o mar',
    ],
    'games-area-or-barbecue': [
      'Terraço da churrasqueira',
      'Churrasqueira branca de alvenaria com bancada e uma mesa ao ar livre',
    ],
    'exterior-dusk': [
      'A casa ao anoitecer',
      'A casa na hora azul, com janelas iluminadas e a piscina a brilhar',
    ],
    'golf-green': [
      'Golfe à luz do fim da tarde',
      'Bola de golfe na relva curta junto ao buraco, sol baixo e pinheiros-mansos ao fundo',
    ],
    'bay-at-dusk': [
      'A baía ao anoitecer',
      'Areia molhada e mar calmo ao anoitecer, diante de um promontório escuro com as luzes de uma aldeia no sopé',
    ],
    'beach-cliffs': [
      'Praia e falésias',
      'Praia de areia sob falésias ocres, com água turquesa e rochedos',
    ],
  },
  de: {
    'exterior-pool-evening': [
      'Villa und Pool im Abendlicht',
      'Weiße Villa mit Terrakottadach an einem Pool bei Sonnenuntergang, dahinter der Atlantik',
    ],
    'living-room': [
      'Wohnzimmer',
      'Helles Wohnzimmer mit Leinensofa und offenen Türen zur Terrasse mit Meerblick',
    ],
    'terrace-dining': [
      'Essen auf der Terrasse',
      'Tisch für acht im Freien unter einer Pergola aus Holz, dahinter das blaue Meer',
    ],
    'bedroom-master': [
      'Großes Schlafzimmer',
      'Doppelbett mit terrakottafarbener Decke unter Holzbalken, mit Blick aufs Meer',
    ],
    'pool-sea-view': [
      'Pool und Meer',
      'Türkisfarbener Pool und helle Liegen, dahinter der Horizont des Meeres',
    ],
    kitchen: ['Küche', 'Küche mit Kochinsel aus Stein, drei Hockern und offenen Regalen aus Eiche'],
    'villa-overview': [
      'Die Villa vom Garten aus',
      'Die Südseite der Villa und ihr Pool im Abendlicht',
    ],
    'exterior-garden': [
      'Eingang und Garten',
      'Weiße Eingangsseite mit grünen Fensterläden, Olivenbaum, Lavendel und Bougainvillea',
    ],
    'bedroom-twin': [
      'Zweibettzimmer',
      'Zwei Einzelbetten mit blauen Decken und einem Kopfteil aus Eiche',
    ],
    'bedroom-garden': [
      'Gartenzimmer',
      'Doppelbett unter einem gemalten Bogen, Türen zum Garten mit Bougainvillea',
    ],
    bathroom: ['Bad', 'Frei stehende Wanne am Gartenfenster und ein Doppelwaschtisch aus Eiche'],
    'dining-room': [
      'Esszimmer',
      'Esstisch aus Eiche unter Rattanlampen, daneben Bogentüren zum Meer',
    ],
    'roof-terrace-sunset': [
      'Dachterrasse bei Sonnenuntergang',
      'Dachterrasse mit weißem Sofa und Laternen, über dem Meer geht die Sonne unter',
    ],
    'games-area-or-barbecue': [
      'Grillterrasse',
      'Weißer gemauerter Grill mit Arbeitsfläche und ein Tisch im Freien',
    ],
    'exterior-dusk': [
      'Die Villa in der Dämmerung',
      'Die Villa zur blauen Stunde mit warm erleuchteten Fenstern und leuchtendem Pool',
    ],
    'golf-green': [
      'Golf im Abendlicht',
      'Golfball auf kurzem Gras neben dem Loch, tiefe Sonne, dahinter Schirmpinien',
    ],
    'bay-at-dusk': [
      'Die Bucht in der Dämmerung',
      'Nasser Sand und ruhiges Meer in der Dämmerung vor einer dunklen Landzunge, an ihrem Fuß die Lichter eines Dorfes',
    ],
    'beach-cliffs': [
      'Strand und Klippen',
      'Sandstrand unter ockerfarbenen Klippen, mit türkisfarbenem Wasser und Felsnadeln',
    ],
  },
  fr: {
    'exterior-pool-evening': [
      'La villa et la piscine à l’heure dorée',
      'Villa blanche au toit de terre cuite au bord d’une piscine au coucher du soleil, l’Atlantique au fond',
    ],
    'living-room': [
      'Salon',
      'Salon lumineux avec canapé en lin et portes ouvertes sur une terrasse face à la mer',
    ],
    'terrace-dining': [
      'Dîner sur la terrasse',
      'Table pour huit en plein air sous une pergola en bois, la mer bleue au fond',
    ],
    'bedroom-master': [
      'Chambre principale',
      'Lit double avec plaid couleur terre cuite dans une chambre à poutres donnant sur la mer',
    ],
    'pool-sea-view': [
      'La piscine et l’océan',
      'Piscine turquoise et transats clairs, avec l’horizon de l’océan au fond',
    ],
    kitchen: ['Cuisine', 'Cuisine avec îlot en pierre, trois tabourets et étagères en chêne'],
    'villa-overview': [
      'La villa vue du jardin',
      'La façade sud de la villa et sa piscine dans la lumière du soir',
    ],
    'exterior-garden': [
      'L’entrée et le jardin',
      'Façade blanche aux volets verts, avec olivier, lavande et bougainvillier',
    ],
    'bedroom-twin': [
      'Chambre à deux lits',
      'Deux lits simples avec plaids bleus et tête de lit en chêne',
    ],
    'bedroom-garden': [
      'Chambre du jardin',
      'Lit double sous une arche peinte, portes ouvrant sur un jardin de bougainvilliers',
    ],
    bathroom: [
      'Salle de bains',
      'Baignoire îlot devant une fenêtre sur le jardin et double vasque en chêne',
    ],
    'dining-room': [
      'Salle à manger',
      'Table en chêne sous des suspensions en rotin, près de portes voûtées sur la mer',
    ],
    'roof-terrace-sunset': [
      'Le toit-terrasse au coucher du soleil',
      'Toit-terrasse avec canapé blanc et lanternes, le soleil se couche sur la mer',
    ],
    'games-area-or-barbecue': [
      'La terrasse du barbecue',
      'Barbecue blanc maçonné avec plan de travail et table d’extérieur',
    ],
    'exterior-dusk': [
      'La villa au crépuscule',
      'La villa à l’heure bleue, fenêtres éclairées et piscine illuminée',
    ],
    'golf-green': [
      'Le golf dans la lumière du soir',
      'Balle de golf sur l’herbe rase près du trou, soleil bas et pins parasols au fond',
    ],
    'bay-at-dusk': [
      'La baie au crépuscule',
      'Sable mouillé et mer calme au crépuscule devant un promontoire sombre, les lumières d’un village à son pied',
    ],
    'beach-cliffs': [
      'La plage et les falaises',
      'Plage de sable sous des falaises ocre, eau turquoise et rochers dressés',
    ],
  },
  nl: {
    'exterior-pool-evening': [
      'Villa en zwembad in het avondlicht',
      'Witte villa met terracotta dak naast een zwembad bij zonsondergang, daarachter de oceaan',
    ],
    'living-room': [
      'Woonkamer',
      'Lichte woonkamer met linnen bank en open deuren naar een terras met zeezicht',
    ],
    'terrace-dining': [
      'Eten op het terras',
      'Tafel voor acht in de open lucht onder een houten pergola, daarachter de blauwe zee',
    ],
    'bedroom-master': [
      'Grote slaapkamer',
      'Tweepersoonsbed met terracotta plaid onder houten balken, met uitzicht op zee',
    ],
    'pool-sea-view': [
      'Zwembad en oceaan',
      'Turquoise zwembad en lichte ligbedden, met daarachter de horizon van de oceaan',
    ],
    kitchen: ['Keuken', 'Keuken met stenen kookeiland, drie krukken en open eiken planken'],
    'villa-overview': [
      'De villa vanuit de tuin',
      'De zuidgevel van de villa en het zwembad in het avondlicht',
    ],
    'exterior-garden': [
      'Ingang en tuin',
      'Witte voorgevel met groene luiken, een olijfboom, lavendel en bougainville',
    ],
    'bedroom-twin': [
      'Slaapkamer met twee bedden',
      'Twee eenpersoonsbedden met blauwe plaids en een eiken hoofdbord',
    ],
    'bedroom-garden': [
      'Tuinkamer',
      'Tweepersoonsbed onder een geschilderde boog, met deuren naar een tuin met bougainville',
    ],
    bathroom: ['Badkamer', 'Vrijstaand bad bij een raam aan de tuin en een dubbele eiken wastafel'],
    'dining-room': ['Eetkamer', 'Eiken eettafel onder rotan lampen, naast boogdeuren naar de zee'],
    'roof-terrace-sunset': [
      'Dakterras bij zonsondergang',
      'Dakterras met witte bank en lantaarns, terwijl de zon in zee zakt',
    ],
    'games-area-or-barbecue': [
      'Terras met barbecue',
      'Witte gemetselde barbecue met werkblad en een tafel buiten',
    ],
    'exterior-dusk': [
      'De villa in de schemering',
      'De villa op het blauwe uur, met warm verlichte ramen en een verlicht zwembad',
    ],
    'golf-green': [
      'Golf in het avondlicht',
      'Golfbal op kort gras naast de hole, lage zon, daarachter parasoldennen',
    ],
    'bay-at-dusk': [
      'De baai in de schemering',
      'Nat zand en een kalme zee in de schemering voor een donkere kaap, met de lichtjes van een dorp aan de voet',
    ],
    'beach-cliffs': [
      'Strand en kliffen',
      'Zandstrand onder okerkleurige kliffen, met turquoise water en rotspunten',
    ],
  },
};
