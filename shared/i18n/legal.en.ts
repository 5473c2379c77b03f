/**
 * The pages of the law as they are until the owner changes them, in English: the sections of each,
 * numbered as entries of a list are. Words in braces are filled in when a page is shown, see
 * `LegalSlots`. A start for the owner, and no legal advice. Guests' browsers load none of it.
 */
export const legalEn = {
  'privacy.1.title': 'Who is responsible',
  'privacy.1.text':
    '{operator} is responsible for your data on this site and around your stay at {villa}. For anything about your data, write to {contact}.',
  'privacy.2.title': 'When you ask for a stay',
  'privacy.2.text':
    'We keep your name, your email address, your telephone number if you give one, the language in which you read us, your dates, how many of you come, with children and pets, what you choose besides, the price and what you wish for, and the offers that we make you. We need this to answer you, to make the booking and to welcome you: steps before a contract that you asked for, and the contract itself (GDPR, article 6(1)(b)).',
  'privacy.3.title': 'When you write to us',
  'privacy.3.text':
    'We keep your name, your email address, your telephone number if you give one, your message and our answers (GDPR, article 6(1)(b) where it is about a stay, otherwise 6(1)(f): you wrote because you want an answer). What you and we write to each other on the page of your stay, with the pictures and documents that you send, we keep with the booking.',
  'privacy.4.title': 'When you stay with us',
  'privacy.4.text':
    'Your stay has a page of its own, which opens by the link in our mails. What you fill in there we keep to welcome you and to answer you: the names of those who come with you, when you arrive and how, such as a flight number, and your wish to change or to cancel (GDPR, article 6(1)(b)). Please enter the names of others only if they know of it.\n\nWe note what you pay and what we give back, with day, amount and way, and write receipts in your name (GDPR, article 6(1)(b) and, where tax law asks for them, 6(1)(c)). Nothing is paid on this site, and it asks for no card.\n\nIf you send us a review, we show it on our home page once we have read it: your words and stars, the month of your stay, and your first name, your initials or no name, as you choose. You send it for that (GDPR, article 6(1)(a)), and we take it away whenever you ask us to.\n\nPortuguese law obliges us to report guests who are not Portuguese to the authority for foreigners, with name, nationality, date and place of birth, country of residence and identity document (GDPR, article 6(1)(c)). We ask you for these before you arrive and use them for nothing else.',
  'privacy.5.title': 'How long we keep it',
  'privacy.5.text':
    'Enquiries that came to nothing: {enquiryMonths} months from the last day asked for.\nMessages by the contact form: {messageMonths} months.\nStays that took place: {stayMonths} months from the check-out.\nMails that we have sent: {mailDays} days.\nOur record of who changed what: {logMonths} months.\n\nWith an enquiry or a stay goes all that belongs to it: offers, names, arrival, wishes, what we wrote to each other with its files, notes on payments, and the review, also on our home page. What stays are nights and amounts without a name. What tax law makes us keep, which is the name of a stay that took place and receipts, we keep for {taxYears} years, the name encrypted. Safety copies may hold what is gone for about half a year more.',
  'privacy.6.title': 'Who else sees it',
  'privacy.6.text':
    'The companies that run our server and deliver our mails. They work for us and for nothing of their own. Authorities get what the law gives them. We sell nothing, and pass nothing on for advertising.\n\nWhere a page shows a map, the map’s provider sees the network address of your browser. Nothing is loaded from there before you come near the map.',
  'privacy.7.title': 'No cookies, no tracking',
  'privacy.7.text':
    'This site sets no cookie for its guests and follows nobody. If you choose a currency, your browser remembers the choice; it is sent to nobody. To keep out abuse the server counts requests by network address for a short time and then forgets them.',
  'privacy.8.title': 'Your rights',
  'privacy.8.text':
    'You can ask what we hold about you and get a copy of it, have it corrected or erased, have its use limited, take it elsewhere, and object to its use. Write to {contact}; we answer within a month. You can also complain to the Portuguese authority, the [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Do you have to?',
  'privacy.9.text':
    'No law makes you give us anything before you book. Without a name and an email address we cannot answer an enquiry. No decision about you is made by a machine.',

  'terms.1.title': 'Who lets the house',
  'terms.1.text':
    '{operator} lets {villa} to guests for holidays, as Alojamento Local under Decreto-Lei 128/2014. These terms hold for every stay that is asked for on this site.',
  'terms.2.title': 'From the enquiry to the booking',
  'terms.2.text':
    'An enquiry costs nothing and binds nobody. A booking is made when we confirm it by mail, or when you accept an offer of ours that says that your stay is confirmed with it. Until then nothing is to be paid, and the dates may go to somebody else, unless our offer keeps them for you.',
  'terms.3.title': 'Price and payment',
  'terms.3.text':
    'The price in our confirmation is the price of the whole stay, with cleaning and every fee that is named beside it. How and when it is paid stands in the mail that confirms the booking, or follows it. A tax of the municipality, where there is one, is named apart.',
  'terms.4.title': 'Guests',
  'terms.4.text':
    'Only as many people as were booked may stay, and never more than the registration of the house allows. Whoever books is of age, and answers for everybody who comes along. Please ask before you invite visitors or bring a pet.',
  'terms.5.title': 'The house',
  'terms.5.text':
    'Arrival and departure are at the times in our confirmation. Please treat house, garden and pool as if they were yours, keep the night quiet for the neighbours, and follow the information book that lies in the house. Tell us at once when something breaks or is missing. Whoever causes damage pays for it, beyond ordinary wear.',
  'terms.6.title': 'If you cancel, or we must',
  'terms.6.text':
    'What is given back when you cancel stands on the page “Cancellation” of this site. If we have to cancel, you get back everything that you have paid. For lodging on fixed dates the law gives no 14 days to withdraw (Directive 2011/83/EU, article 16(l)).',
  'terms.7.title': 'What we answer for',
  'terms.7.text':
    'We answer for what we promised, and for damage that we cause by intent or gross negligence, or to life and health. Nobody is answerable for what could not be prevented, such as weather, closed roads or a failure of the public grid; we help where we can.',
  'terms.8.title': 'Complaints and disputes',
  'terms.8.text':
    'Please tell us first: most things are put right within a day. The [complaints book](https://www.livroreclamacoes.pt/) (Livro de Reclamações) is open to you on paper in the house and online; the authority in charge is ASAE.\n\nConsumers can turn to a body of alternative dispute resolution (Lei 144/2015). For the Algarve it is CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); the others are listed at [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Law',
  'terms.9.text':
    'Portuguese law holds. Consumers keep the protection that the law of the country where they live gives them and that no contract can take away.',

  'cancellation.1.title': 'How to cancel',
  'cancellation.1.text':
    'Ask for it on the page of your stay, which opens by the link in our mails, answer any of our mails, or write to us by the form on this site, with your reference. The day on which it reaches us counts, by the clock in Portugal. You need to give no reason.',
  'cancellation.2.title': 'What you get back',
  'cancellation.2.text':
    'The share is of the total price of the stay, without tourist tax; tourist tax that was paid is given back whole for a stay that does not begin. What is given back goes the way it was paid, within 14 days. Of what was not paid yet, only the share that is not given back is still due. What holds for you are the steps that your confirmation names, also if this page changes later.',
  'cancellation.3.title': 'Leaving early, or not coming',
  'cancellation.3.text':
    'A stay that begins late, ends early or is not taken up is treated as cancelled on the day of check-in.',
  'cancellation.4.title': 'If we must cancel',
  'cancellation.4.text':
    'You get back everything that you have paid, at once, and we help you to find another house.',

  // What fills the words in braces until the owner has said it in Settings.
  'missing.operator': 'The owner of {villa}',
  'missing.contact': 'us by the contact form of this site',
} as const;

/** How many sections each page has. */
export const LEGAL_SECTIONS = { privacy: 9, terms: 9, cancellation: 4 } as const;
