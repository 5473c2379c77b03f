import type { legalEn } from './legal.en';
import { translation } from './translation';

/** `legal.en.ts` in Dutch. */
export const legalNl = translation<typeof legalEn>()({
  'privacy.1.title': 'Wie verantwoordelijk is',
  'privacy.1.text':
    '{operator} is verantwoordelijk voor uw gegevens op deze site en rond uw verblijf in {villa}. Voor alles wat met uw gegevens te maken heeft, schrijft u aan {contact}.',
  'privacy.2.title': 'Wanneer u een verblijf aanvraagt',
  'privacy.2.text':
    'We bewaren uw naam, uw e-mailadres, uw telefoonnummer als u er een opgeeft, de taal waarin u ons leest, uw data, met hoeveel personen u komt, ook kinderen en huisdieren, wat u erbij kiest, de prijs, uw wensen en wat we u aanbieden. Dat hebben we nodig om u te antwoorden, de boeking te maken en u te ontvangen: het gaat om stappen vóór een overeenkomst, waar u zelf om vraagt, en om de overeenkomst zelf (AVG, artikel 6, lid 1, onder b).',
  'privacy.3.title': 'Wanneer u ons schrijft',
  'privacy.3.text':
    'We bewaren uw naam, uw e-mailadres, uw telefoonnummer als u er een opgeeft, uw bericht en onze antwoorden (AVG, artikel 6, lid 1, onder b als het over een verblijf gaat, anders onder f: u schreef omdat u een antwoord wilt). Wat u en wij elkaar schrijven op de pagina van uw verblijf, met de foto’s en documenten die u stuurt, bewaren we bij de boeking.',
  'privacy.4.title': 'Wanneer u bij ons verblijft',
  'privacy.4.text':
    'Uw verblijf heeft een eigen pagina, die opengaat met de link in onze e-mails. Wat u daar invult, bewaren we om u te ontvangen en u te antwoorden: de namen van wie met u meekomt, wanneer en hoe u aankomt, bijvoorbeeld een vluchtnummer, en uw wens om te wijzigen of te annuleren (AVG, artikel 6, lid 1, onder b). Vul de namen van anderen alleen in als zij dat weten.\n\nWe noteren wat u betaalt en wat we teruggeven, met dag, bedrag en betaalwijze, en schrijven kwitanties op uw naam (AVG, artikel 6, lid 1, onder b en, waar de belastingwet ze vraagt, onder c). Op deze site wordt niets betaald, en er wordt niet om een kaart gevraagd.\n\nStuurt u ons een beoordeling van uw verblijf, dan tonen we die op onze homepage zodra we die hebben gelezen: uw woorden en sterren, de maand van uw verblijf, en uw voornaam, uw initialen of geen naam, naar uw keuze. Daarvoor stuurt u die (AVG, artikel 6, lid 1, onder a), en we halen die weg wanneer u dat vraagt.\n\nDe Portugese wet verplicht ons gasten die niet de Portugese nationaliteit hebben te melden bij de vreemdelingendienst, met naam, nationaliteit, geboortedatum en geboorteplaats, land van verblijf en identiteitsbewijs (AVG, artikel 6, lid 1, onder c). We vragen u daar vóór uw aankomst om en gebruiken het voor niets anders.',
  'privacy.5.title': 'Hoe lang we het bewaren',
  'privacy.5.text':
    'Aanvragen waar niets van kwam: {enquiryMonths} maanden vanaf de laatste aangevraagde dag.\nBerichten via het contactformulier: {messageMonths} maanden.\nVerblijven die hebben plaatsgevonden: {stayMonths} maanden vanaf het vertrek.\nE-mails die we hebben gestuurd: {mailDays} dagen.\nOns logboek van wie wat heeft gewijzigd: {logMonths} maanden.\n\nMet een aanvraag of een verblijf verdwijnt alles wat erbij hoort: ons aanbod, namen, aankomst, wensen, wat we elkaar schreven met de bestanden, notities over betalingen, en uw beoordeling, ook op onze homepage. Wat blijft zijn nachten en bedragen zonder naam. Wat we volgens de belastingwet moeten bewaren, dus de naam bij een verblijf dat heeft plaatsgevonden en de kwitanties, bewaren we {taxYears} jaar, de naam versleuteld. Reservekopieën kunnen wat weg is nog ongeveer een half jaar bevatten.',
  'privacy.6.title': 'Wie het verder ziet',
  'privacy.6.text':
    'De bedrijven die onze server beheren en onze e-mails bezorgen. Zij werken voor ons en gebruiken niets voor eigen doeleinden. Overheidsinstanties krijgen wat de wet hun toekent. We verkopen niets en geven niets door voor reclame.\n\nWaar een pagina een kaart toont, ziet de aanbieder van de kaart het netwerkadres van uw browser. Daarvandaan wordt niets geladen voordat u in de buurt van de kaart komt.',
  'privacy.7.title': 'Geen cookies, geen tracking',
  'privacy.7.text':
    'Deze site plaatst geen cookies bij gasten en volgt niemand. Kiest u een valuta, dan onthoudt uw browser die keuze; ze wordt naar niemand gestuurd. Om misbruik te weren telt de server korte tijd de verzoeken per netwerkadres en vergeet ze daarna.',
  'privacy.8.title': 'Uw rechten',
  'privacy.8.text':
    'U kunt vragen wat we over u hebben en daar een kopie van krijgen, het laten verbeteren of wissen, het gebruik laten beperken, het meenemen naar elders en bezwaar maken tegen het gebruik. Schrijf aan {contact}; we antwoorden binnen een maand. U kunt ook een klacht indienen bij de Portugese toezichthouder, de [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Bent u iets verplicht?',
  'privacy.9.text':
    'Geen wet verplicht u ons iets te geven voordat u boekt. Zonder naam en e-mailadres kunnen we een aanvraag niet beantwoorden. Geen enkele beslissing over u wordt door een machine genomen.',
  'terms.1.title': 'Wie het huis verhuurt',
  'terms.1.text':
    '{operator} verhuurt {villa} aan vakantiegasten, als Alojamento Local volgens het Portugese Decreto-Lei 128/2014. Deze voorwaarden gelden voor elk verblijf dat op deze site wordt aangevraagd.',
  'terms.2.title': 'Van aanvraag tot boeking',
  'terms.2.text':
    'Een aanvraag kost niets en bindt niemand. De boeking is een feit wanneer wij haar per e-mail bevestigen, of wanneer u een aanbod van ons aanneemt waarin staat dat uw verblijf daarmee bevestigd is. Tot dan hoeft u niets te betalen, en kunnen de data naar iemand anders gaan, tenzij ons aanbod ze voor u vrijhoudt.',
  'terms.3.title': 'Prijs en betaling',
  'terms.3.text':
    'De prijs in onze bevestiging is de prijs van het hele verblijf, met schoonmaak en alle kosten die ernaast staan. Hoe en wanneer u betaalt, staat in de e-mail die de boeking bevestigt of in een latere. Een heffing van de gemeente, als die er is, wordt apart vermeld.',
  'terms.4.title': 'Gasten',
  'terms.4.text':
    'Er mogen niet meer mensen verblijven dan geboekt, en nooit meer dan de registratie van het huis toestaat. Wie boekt is meerderjarig en staat in voor iedereen die meekomt. Overleg met ons voordat u bezoek uitnodigt of een huisdier meebrengt.',
  'terms.5.title': 'Het huis',
  'terms.5.text':
    'Aankomst en vertrek zijn op de tijden in onze bevestiging. Ga met huis, tuin en zwembad om alsof ze van uzelf zijn, houd het ’s nachts rustig voor de buren en volg de informatiemap die in het huis ligt. Laat het ons meteen weten als er iets stukgaat of ontbreekt. Wie schade veroorzaakt die verder gaat dan gewone slijtage, vergoedt die.',
  'terms.6.title': 'Als u annuleert, of wij dat moeten doen',
  'terms.6.text':
    'Wat u terugkrijgt als u annuleert, staat op de pagina ‘Annuleren’ van deze site. Moeten wij annuleren, dan krijgt u alles terug wat u hebt betaald. Voor accommodatie op vaste data geldt volgens de wet geen bedenktijd van 14 dagen (Richtlijn 2011/83/EU, artikel 16, onder l).',
  'terms.7.title': 'Waarvoor wij instaan',
  'terms.7.text':
    'Wij staan in voor wat we hebben beloofd, en voor schade die we met opzet of door grove nalatigheid veroorzaken, of aan leven en gezondheid. Niemand is aansprakelijk voor wat niet te voorkomen was, zoals het weer, afgesloten wegen of een storing in het openbare net; we helpen waar we kunnen.',
  'terms.8.title': 'Klachten en geschillen',
  'terms.8.text':
    'Vertel het ons eerst: het meeste is binnen een dag opgelost. Het [klachtenboek](https://www.livroreclamacoes.pt/) (Livro de Reclamações) ligt op papier in het huis en staat online voor u open; de bevoegde instantie is de ASAE.\n\nConsumenten kunnen terecht bij een instantie voor buitengerechtelijke geschillenbeslechting (Lei 144/2015). Voor de Algarve is dat CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); de andere staan op [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Recht',
  'terms.9.text':
    'Het Portugese recht is van toepassing. Consumenten houden de bescherming die het recht van het land waar zij wonen hun geeft en die geen overeenkomst kan wegnemen.',
  'cancellation.1.title': 'Hoe u annuleert',
  'cancellation.1.text':
    'Vraag het op de pagina van uw verblijf, die opent via de link in onze e-mails, beantwoord een van onze e-mails of schrijf ons via het formulier op deze site, met uw boekingsnummer. De dag waarop uw bericht ons bereikt telt, naar de klok in Portugal. U hoeft geen reden te geven.',
  'cancellation.2.title': 'Wat u terugkrijgt',
  'cancellation.2.text':
    'Het deel wordt berekend over de totaalprijs van het verblijf, zonder toeristenbelasting; betaalde toeristenbelasting krijgt u helemaal terug als het verblijf niet begint. U krijgt het terug langs de weg waarlangs het is betaald, binnen 14 dagen. Van wat nog niet is betaald, blijft alleen het deel verschuldigd dat niet wordt terugbetaald. Voor u gelden de stappen die in uw bevestiging staan, ook als deze pagina later verandert.',
  'cancellation.3.title': 'Eerder vertrekken, of niet komen',
  'cancellation.3.text':
    'Een verblijf dat later begint, eerder eindigt of niet doorgaat, geldt als geannuleerd op de dag van aankomst.',
  'cancellation.4.title': 'Als wij moeten annuleren',
  'cancellation.4.text':
    'U krijgt meteen alles terug wat u hebt betaald, en we helpen u een ander huis te vinden.',
  'missing.operator': 'De eigenaar van {villa}',
  'missing.contact': 'ons, via het contactformulier van deze site',
});
