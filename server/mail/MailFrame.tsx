import { Body, Container, Head, Html, Link, Preview, Section } from '@react-email/components';
import { VILLA } from '@shared/villa';
import type { ReactNode } from 'react';
import { STYLES } from './mailStyles';
import { mailText } from './mailSentences';

/** What stands around every mail: the house's name above, where it is below. */
export function MailFrame({
  preview,
  title,
  publicUrl,
  note,
  children,
}: {
  /** What a list of mails shows beside the subject. */
  preview: string;
  title: string;
  publicUrl: string;
  /** Small print under the card. */
  note?: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={STYLES.body}>
        <Container style={STYLES.frame}>
          <p style={STYLES.house}>{VILLA.name}</p>
          <Section style={STYLES.card}>
            <h1 style={STYLES.title}>{title}</h1>
            {children}
          </Section>
          <Section style={STYLES.footer}>
            {note && <p style={STYLES.small}>{note}</p>}
            <p style={STYLES.small}>
              {mailText('common.footer', { villa: VILLA.name, place: VILLA.place })}
            </p>
            <p style={STYLES.small}>
              <Link href={publicUrl} style={STYLES.link}>
                {mailText('common.site')}
              </Link>
            </p>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
