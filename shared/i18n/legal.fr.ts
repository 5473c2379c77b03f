import type { legalEn } from './legal.en';
import { translation } from './translation';

/** `legal.en.ts` in French. */
export const legalFr = translation<typeof legalEn>()({
  'privacy.1.title': 'Qui est responsable',
  'privacy.1.text':
    '{operator} est responsable de vos données sur ce site et autour de votre séjour dans la maison {villa}. Pour tout ce qui concerne vos données, adressez-vous à {contact}.',
  'privacy.2.title': 'Quand vous demandez un séjour',
  'privacy.2.text':
    'Nous conservons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en donnez un, la langue dans laquelle vous nous lisez, vos dates, le nombre de personnes, avec les enfants et les animaux, ce que vous choisissez en plus, le prix, vos souhaits et les offres que nous vous faisons. Nous en avons besoin pour vous répondre, établir la réservation et vous accueillir : ce sont des démarches préalables à un contrat, faites à votre demande, et le contrat lui-même (RGPD, article 6, paragraphe 1, point b).',
  'privacy.3.title': 'Quand vous nous écrivez',
  'privacy.3.text':
    'Nous conservons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en donnez un, votre message et nos réponses (RGPD, article 6, paragraphe 1, point b s’il s’agit d’un séjour, sinon point f : vous avez écrit parce que vous souhaitez une réponse). Ce que nous nous écrivons sur la page de votre séjour, avec les images et les documents que vous envoyez, est conservé avec la réservation.',
  'privacy.4.title': 'Quand vous séjournez chez nous',
  'privacy.4.text':
    'Votre séjour a sa propre page, qui s’ouvre par le lien figurant dans nos e-mails. Nous conservons ce que vous y indiquez pour vous accueillir et vous répondre : les noms de ceux qui vous accompagnent, quand et comment vous arrivez, par exemple un numéro de vol, et votre souhait de modifier ou d’annuler (RGPD, article 6, paragraphe 1, point b). N’indiquez s’il vous plaît le nom d’autres personnes que si elles le savent.\n\nNous notons ce que vous payez et ce que nous remboursons, avec le jour, le montant et le moyen, et établissons des reçus à votre nom (RGPD, article 6, paragraphe 1, point b et, lorsque la loi fiscale les exige, point c). Rien ne se paie sur ce site, et il ne demande aucune carte.\n\nSi vous nous envoyez un avis, nous le montrons sur notre page d’accueil une fois que nous l’avons lu : vos mots et vos étoiles, le mois de votre séjour et votre prénom, vos initiales ou aucun nom, comme vous le choisissez. Vous l’envoyez pour cela (RGPD, article 6, paragraphe 1, point a), et nous le retirons dès que vous nous le demandez.\n\nLa loi portugaise nous oblige à déclarer à l’autorité chargée des étrangers les voyageurs qui ne sont pas portugais, avec nom, nationalité, date et lieu de naissance, pays de résidence et pièce d’identité (RGPD, article 6, paragraphe 1, point c). Nous vous les demandons avant votre arrivée et ne nous en servons pour rien d’autre.',
  'privacy.5.title': 'Combien de temps nous les gardons',
  'privacy.5.text':
    'Demandes restées sans suite : {enquiryMonths} mois à compter du dernier jour demandé.\nMessages par le formulaire de contact : {messageMonths} mois.\nSéjours qui ont eu lieu : {stayMonths} mois à compter du départ.\nE-mails que nous avons envoyés : {mailDays} jours.\nNotre journal de qui a changé quoi : {logMonths} mois.\n\nAvec une demande ou un séjour disparaît tout ce qui s’y rattache : offres, noms, arrivée, souhaits, ce que nous nous sommes écrit et les fichiers joints, notes sur les paiements, et l’avis, aussi sur notre page d’accueil. Restent les nuits et les montants, sans nom. Ce que la loi fiscale nous oblige à garder, c’est-à-dire le nom lié à un séjour qui a eu lieu et les reçus, nous le conservons {taxYears} ans, le nom étant chiffré. Les copies de sauvegarde peuvent contenir ce qui a été effacé pendant six mois environ.',
  'privacy.6.title': 'Qui d’autre les voit',
  'privacy.6.text':
    'Les entreprises qui hébergent notre serveur et acheminent nos e-mails. Elles travaillent pour nous et n’en font rien pour elles-mêmes. Les autorités reçoivent ce que la loi leur accorde. Nous ne vendons rien et ne transmettons rien à des fins publicitaires.\n\nLà où une page montre une carte, le fournisseur de la carte voit l’adresse réseau de votre navigateur. Rien n’en est chargé avant que vous n’approchiez de la carte.',
  'privacy.7.title': 'Ni cookies, ni suivi',
  'privacy.7.text':
    'Ce site ne dépose aucun cookie chez ses visiteurs et ne suit personne. Si vous choisissez une devise, votre navigateur retient ce choix ; il n’est envoyé à personne. Pour écarter les abus, le serveur compte pendant un court moment les requêtes par adresse réseau, puis les oublie.',
  'privacy.8.title': 'Vos droits',
  'privacy.8.text':
    'Vous pouvez demander ce que nous détenons sur vous et en recevoir une copie, faire corriger ou effacer ces données, en faire limiter l’usage, les emporter ailleurs et vous opposer à leur usage. Adressez-vous à {contact} ; nous répondons dans le mois. Vous pouvez aussi saisir l’autorité portugaise, la [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Est-ce obligatoire ?',
  'privacy.9.text':
    'Aucune loi ne vous oblige à nous donner quoi que ce soit avant de réserver. Sans nom ni adresse e-mail, nous ne pouvons pas répondre à une demande. Aucune décision vous concernant n’est prise par une machine.',
  'terms.1.title': 'Qui loue la maison',
  'terms.1.text':
    '{operator} loue la maison {villa} à des vacanciers, en tant qu’Alojamento Local au sens du Decreto-Lei 128/2014. Ces conditions valent pour tout séjour demandé sur ce site.',
  'terms.2.title': 'De la demande à la réservation',
  'terms.2.text':
    'Une demande ne coûte rien et n’engage personne. La réservation est faite quand nous la confirmons par e-mail, ou quand vous acceptez une offre de notre part qui précise que votre séjour est ainsi confirmé. D’ici là, il n’y a rien à payer, et les dates peuvent aller à quelqu’un d’autre, sauf si notre offre vous les garde.',
  'terms.3.title': 'Prix et paiement',
  'terms.3.text':
    'Le prix indiqué dans notre confirmation est celui de tout le séjour, ménage compris, ainsi que tous les frais nommés à côté. La manière et la date du paiement figurent dans l’e-mail qui confirme la réservation ou dans un e-mail suivant. La taxe de la commune, s’il y en a une, est indiquée à part.',
  'terms.4.title': 'Les voyageurs',
  'terms.4.text':
    'Seul peut séjourner le nombre de personnes réservé, et jamais plus que ne le permet l’enregistrement de la maison. La personne qui réserve est majeure et répond de toutes celles qui l’accompagnent. Merci de demander avant d’inviter du monde ou d’amener un animal.',
  'terms.5.title': 'La maison',
  'terms.5.text':
    'L’arrivée et le départ ont lieu aux heures indiquées dans notre confirmation. Merci de traiter la maison, le jardin et la piscine comme s’ils étaient à vous, de respecter le calme des voisins la nuit et de suivre le livret d’accueil qui se trouve dans la maison. Dites-nous tout de suite si quelque chose se casse ou manque. La personne qui cause un dommage au-delà de l’usure normale le prend en charge.',
  'terms.6.title': 'Si vous annulez, ou si nous devons le faire',
  'terms.6.text':
    'Ce qui vous est rendu quand vous annulez figure à la page « Annulation » de ce site. Si nous devons annuler, vous récupérez tout ce que vous avez payé. Pour un hébergement à dates fixes, la loi ne prévoit pas le délai de rétractation de 14 jours (directive 2011/83/UE, article 16, point l).',
  'terms.7.title': 'Ce dont nous répondons',
  'terms.7.text':
    'Nous répondons de ce que nous avons promis et des dommages que nous causons intentionnellement ou par négligence grave, ou qui touchent à la vie et à la santé. Personne ne répond de ce qui ne pouvait être évité, comme la météo, des routes fermées ou une panne du réseau public ; nous aidons là où nous le pouvons.',
  'terms.8.title': 'Réclamations et litiges',
  'terms.8.text':
    'Parlez-nous-en d’abord : presque tout se règle dans la journée. Le [livre de réclamations](https://www.livroreclamacoes.pt/) (Livro de Reclamações) est à votre disposition sur papier dans la maison et en ligne ; l’autorité compétente est l’ASAE.\n\nLes consommateurs peuvent s’adresser à un organisme de règlement extrajudiciaire des litiges (Lei 144/2015). Pour l’Algarve, c’est le CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/) ; les autres figurent sur [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Droit applicable',
  'terms.9.text':
    'Le droit portugais s’applique. Les consommateurs gardent la protection que leur donne le droit du pays où ils vivent et qu’aucun contrat ne peut leur ôter.',
  'cancellation.1.title': 'Comment annuler',
  'cancellation.1.text':
    'Demandez-le sur la page de votre séjour, qui s’ouvre par le lien de nos e-mails, répondez à l’un de nos e-mails ou écrivez-nous par le formulaire de ce site, avec votre référence. C’est le jour où votre message nous parvient qui compte, à l’heure du Portugal. Vous n’avez pas à donner de raison.',
  'cancellation.2.title': 'Ce qui vous est rendu',
  'cancellation.2.text':
    'La part se calcule sur le prix total du séjour, sans la taxe de séjour ; la taxe de séjour déjà payée est rendue en entier si le séjour ne commence pas. Le remboursement suit la voie du paiement, sous 14 jours. De ce qui n’est pas encore payé, seule reste due la part qui n’est pas rendue. Pour vous valent les paliers que nomme votre confirmation, même si cette page change par la suite.',
  'cancellation.3.title': 'Partir plus tôt, ou ne pas venir',
  'cancellation.3.text':
    'Un séjour qui commence plus tard, finit plus tôt ou n’a pas lieu est considéré comme annulé le jour de l’arrivée.',
  'cancellation.4.title': 'Si nous devons annuler',
  'cancellation.4.text':
    'Vous récupérez aussitôt tout ce que vous avez payé, et nous vous aidons à trouver une autre maison.',
  'missing.operator': 'Le propriétaire de la maison {villa}',
  'missing.contact': 'nous, par le formulaire de contact de ce site',
});
