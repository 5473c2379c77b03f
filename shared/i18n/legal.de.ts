import type { legalEn } from './legal.en';
import { translation } from './translation';

/** `legal.en.ts` in German. */
export const legalDe = translation<typeof legalEn>()({
  'privacy.1.title': 'Wer verantwortlich ist',
  'privacy.1.text':
    '{operator} ist für Ihre Daten auf dieser Website und rund um Ihren Aufenthalt im Haus {villa} verantwortlich. Bei allen Fragen zu Ihren Daten schreiben Sie bitte an {contact}.',
  'privacy.2.title': 'Wenn Sie einen Aufenthalt anfragen',
  'privacy.2.text':
    'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angeben, die Sprache, in der Sie uns lesen, Ihre Reisedaten, mit wie vielen Personen Sie kommen, auch Kindern und Haustieren, was Sie dazu wählen, den Preis, Ihre Wünsche und die Angebote, die wir Ihnen machen. Wir brauchen das, um Ihnen zu antworten, die Buchung abzuschließen und Sie zu empfangen: Es geht um Schritte vor einem Vertrag, um die Sie uns bitten, und um den Vertrag selbst (Art. 6 Abs. 1 Buchst. b DSGVO).',
  'privacy.3.title': 'Wenn Sie uns schreiben',
  'privacy.3.text':
    'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angeben, Ihre Nachricht und unsere Antworten (Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Aufenthalt geht, sonst Buchst. f: Sie haben geschrieben, weil Sie eine Antwort möchten). Was Sie und wir einander auf der Seite Ihres Aufenthalts schreiben, mit den Bildern und Dokumenten, die Sie senden, speichern wir bei der Buchung.',
  'privacy.4.title': 'Wenn Sie bei uns wohnen',
  'privacy.4.text':
    'Ihr Aufenthalt hat eine eigene Seite, die sich über den Link in unseren E-Mails öffnet. Was Sie dort eintragen, speichern wir, um Sie zu empfangen und Ihnen zu antworten: die Namen derer, die mit Ihnen kommen, wann und wie Sie anreisen, etwa eine Flugnummer, und Ihren Wunsch, etwas zu ändern oder zu stornieren (Art. 6 Abs. 1 Buchst. b DSGVO). Bitte tragen Sie die Namen anderer nur ein, wenn diese davon wissen.\n\nWir halten fest, was Sie zahlen und was wir erstatten, mit Tag, Betrag und Zahlungsweg, und stellen Quittungen auf Ihren Namen aus (Art. 6 Abs. 1 Buchst. b DSGVO und, soweit das Steuerrecht sie verlangt, Buchst. c). Auf dieser Website wird nichts bezahlt, und sie fragt nach keiner Karte.\n\nWenn Sie uns eine Bewertung senden, zeigen wir sie auf unserer Startseite, sobald wir sie gelesen haben: Ihre Worte und Sterne, den Monat Ihres Aufenthalts und Ihren Vornamen, Ihre Initialen oder keinen Namen, wie Sie es wählen. Dafür senden Sie sie uns (Art. 6 Abs. 1 Buchst. a DSGVO), und wir nehmen sie wieder weg, wann immer Sie darum bitten.\n\nDas portugiesische Recht verpflichtet uns, Gäste ohne portugiesische Staatsangehörigkeit der Ausländerbehörde zu melden: mit Name, Staatsangehörigkeit, Geburtsdatum und Geburtsort, Wohnsitzland und Ausweisdokument (Art. 6 Abs. 1 Buchst. c DSGVO). Wir fragen Sie vor der Anreise danach und verwenden diese Angaben für nichts anderes.',
  'privacy.5.title': 'Wie lange wir es aufbewahren',
  'privacy.5.text':
    'Anfragen, aus denen nichts wurde: {enquiryMonths} Monate ab dem letzten angefragten Tag.\nNachrichten über das Kontaktformular: {messageMonths} Monate.\nAufenthalte, die stattgefunden haben: {stayMonths} Monate ab der Abreise.\nE-Mails, die wir gesendet haben: {mailDays} Tage.\nUnser Protokoll, wer was geändert hat: {logMonths} Monate.\n\nMit einer Anfrage oder einem Aufenthalt wird alles gelöscht, was dazugehört: Angebote, Namen, Anreise, Wünsche, was wir einander geschrieben haben samt Dateien, Notizen zu Zahlungen und die Bewertung, auch auf unserer Startseite. Was bleibt, sind Nächte und Beträge ohne Namen. Was wir nach dem Steuerrecht aufbewahren müssen, also den Namen zu einem Aufenthalt, der stattgefunden hat, und die Quittungen, bewahren wir {taxYears} Jahre auf, den Namen verschlüsselt. Sicherungskopien können Gelöschtes noch etwa ein halbes Jahr enthalten.',
  'privacy.6.title': 'Wer es außer uns sieht',
  'privacy.6.text':
    'Die Unternehmen, die unseren Server betreiben und unsere E-Mails zustellen. Sie arbeiten in unserem Auftrag und verwenden nichts für eigene Zwecke. Behörden erhalten, was ihnen nach dem Gesetz zusteht. Wir verkaufen nichts und geben nichts für Werbung weiter.\n\nWo eine Seite eine Karte zeigt, sieht der Anbieter der Karte die Netzwerkadresse Ihres Browsers. Von dort wird nichts geladen, bevor Sie in die Nähe der Karte kommen.',
  'privacy.7.title': 'Keine Cookies, kein Tracking',
  'privacy.7.text':
    'Diese Website setzt für Gäste keine Cookies und verfolgt niemanden. Wenn Sie eine Währung wählen, merkt sich Ihr Browser die Wahl; sie wird an niemanden gesendet. Um Missbrauch abzuwehren, zählt der Server kurze Zeit die Anfragen je Netzwerkadresse und vergisst sie dann.',
  'privacy.8.title': 'Ihre Rechte',
  'privacy.8.text':
    'Sie können Auskunft über die Daten verlangen, die wir über Sie haben, und eine Kopie davon erhalten, sie berichtigen oder löschen lassen, ihre Verwendung einschränken lassen, sie anderswohin mitnehmen und ihrer Verwendung widersprechen. Schreiben Sie an {contact}; wir antworten innerhalb eines Monats. Sie können sich auch bei der portugiesischen Aufsichtsbehörde beschweren, der [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Müssen Sie etwas angeben?',
  'privacy.9.text':
    'Kein Gesetz verpflichtet Sie, uns vor einer Buchung etwas anzugeben. Ohne Namen und E-Mail-Adresse können wir eine Anfrage nicht beantworten. Keine Entscheidung über Sie wird von einer Maschine getroffen.',
  'terms.1.title': 'Wer das Haus vermietet',
  'terms.1.text':
    '{operator} vermietet das Haus {villa} an Feriengäste, als Alojamento Local nach dem portugiesischen Decreto-Lei 128/2014. Diese Bedingungen gelten für jeden Aufenthalt, der auf dieser Website angefragt wird.',
  'terms.2.title': 'Von der Anfrage zur Buchung',
  'terms.2.text':
    'Eine Anfrage kostet nichts und bindet niemanden. Eine Buchung kommt zustande, wenn wir sie per E-Mail bestätigen oder wenn Sie ein Angebot von uns annehmen, in dem steht, dass Ihr Aufenthalt damit bestätigt ist. Bis dahin ist nichts zu zahlen, und die Tage können an jemand anderen gehen, außer wenn unser Angebot sie für Sie freihält.',
  'terms.3.title': 'Preis und Zahlung',
  'terms.3.text':
    'Der Preis in unserer Bestätigung ist der Preis für den gesamten Aufenthalt, mit Reinigung und allen Gebühren, die daneben genannt sind. Wie und wann er zu zahlen ist, steht in der E-Mail, die die Buchung bestätigt, oder in einer späteren. Eine Abgabe der Gemeinde wird, wo es sie gibt, gesondert ausgewiesen.',
  'terms.4.title': 'Gäste',
  'terms.4.text':
    'Es dürfen nur so viele Personen wohnen, wie gebucht sind, und nie mehr, als die Registrierung des Hauses erlaubt. Wer bucht, ist volljährig und steht für alle ein, die mitkommen. Bitte fragen Sie, bevor Sie Besuch einladen oder ein Haustier mitbringen.',
  'terms.5.title': 'Das Haus',
  'terms.5.text':
    'An- und Abreise sind zu den Zeiten möglich, die in unserer Bestätigung stehen. Bitte behandeln Sie Haus, Garten und Pool, als gehörten sie Ihnen, achten Sie nachts auf die Ruhe der Nachbarn und halten Sie sich an die Hausmappe, die im Haus liegt. Sagen Sie uns sofort Bescheid, wenn etwas kaputtgeht oder fehlt. Wer einen Schaden verursacht, der über die gewöhnliche Abnutzung hinausgeht, kommt dafür auf.',
  'terms.6.title': 'Wenn Sie stornieren oder wir absagen müssen',
  'terms.6.text':
    'Was Sie bei einer Stornierung zurückbekommen, steht auf der Seite „Stornierung“ dieser Website. Wenn wir absagen müssen, erhalten Sie alles zurück, was Sie gezahlt haben. Für Unterkünfte zu festen Terminen sieht das Gesetz kein Widerrufsrecht von 14 Tagen vor (Art. 16 Buchst. l der Richtlinie 2011/83/EU).',
  'terms.7.title': 'Wofür wir haften',
  'terms.7.text':
    'Wir stehen für das ein, was wir versprochen haben, und für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, sowie für Schäden an Leben und Gesundheit. Niemand haftet für das, was sich nicht verhindern ließ, etwa das Wetter, gesperrte Straßen oder einen Ausfall der öffentlichen Netze; wir helfen, wo wir können.',
  'terms.8.title': 'Beschwerden und Streitfälle',
  'terms.8.text':
    'Bitte sprechen Sie zuerst mit uns: Das meiste lässt sich binnen eines Tages in Ordnung bringen. Das [Beschwerdebuch](https://www.livroreclamacoes.pt/) (Livro de Reclamações) steht Ihnen im Haus auf Papier und im Internet offen; zuständige Behörde ist die ASAE.\n\nVerbraucher können sich an eine Stelle für alternative Streitbeilegung wenden (Lei 144/2015). Für die Algarve ist das CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); die übrigen stehen unter [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Recht',
  'terms.9.text':
    'Es gilt portugiesisches Recht. Verbraucher behalten den Schutz, den ihnen das Recht ihres Wohnsitzlandes gibt und den kein Vertrag nehmen kann.',
  'cancellation.1.title': 'So stornieren Sie',
  'cancellation.1.text':
    'Bitten Sie auf der Seite Ihres Aufenthalts darum, die sich über den Link in unseren E-Mails öffnet, antworten Sie auf eine unserer E-Mails oder schreiben Sie uns über das Formular auf dieser Website, mit Ihrer Buchungsnummer. Es zählt der Tag, an dem Ihre Nachricht bei uns ankommt, nach portugiesischer Zeit. Einen Grund brauchen Sie nicht zu nennen.',
  'cancellation.2.title': 'Was Sie zurückbekommen',
  'cancellation.2.text':
    'Der Anteil bezieht sich auf den Gesamtpreis des Aufenthalts ohne Touristensteuer; bereits gezahlte Touristensteuer wird bei einem Aufenthalt, der nicht beginnt, ganz erstattet. Erstattet wird auf dem Weg, auf dem gezahlt wurde, innerhalb von 14 Tagen. Von dem, was noch nicht gezahlt ist, bleibt nur der Anteil fällig, der nicht erstattet wird. Für Sie gelten die Stufen, die Ihre Bestätigung nennt, auch wenn sich diese Seite später ändert.',
  'cancellation.3.title': 'Frühere Abreise oder Nichtanreise',
  'cancellation.3.text':
    'Ein Aufenthalt, der später beginnt, früher endet oder gar nicht angetreten wird, gilt als am Tag der Anreise storniert.',
  'cancellation.4.title': 'Wenn wir absagen müssen',
  'cancellation.4.text':
    'Sie erhalten sofort alles zurück, was Sie gezahlt haben, und wir helfen Ihnen, ein anderes Haus zu finden.',
  'missing.operator': 'Der Eigentümer von {villa}',
  'missing.contact': 'uns, über das Kontaktformular dieser Website',
});
