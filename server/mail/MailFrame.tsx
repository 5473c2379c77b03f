import { IMAGE_VARIANTS } from '@shared/domain/gallery/imageVariants';
import { LANGUAGES } from '@shared/i18n/languages';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import type { ReactNode } from 'react';
import { STYLES } from './mailStyles';
import { useMail, type MailContext } from './mailContext';

/** Half the size of the `share` variant, sharp on dense screens. */
const PICTURE = { width: IMAGE_VARIANTS.share.width / 2, height: IMAGE_VARIANTS.share.height / 2 };

/** @param note above the villa's details */
export function MailFrame({
  preview,
  title,
  note,
  children,
}: {
  preview: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const context = useMail();
  const { villa, publicUrl, mailText, language, prefix, picture } = context;
  const operator = operatorLine(context);
  return (
    <Html lang={LANGUAGES[language].lang}>
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={STYLES.body}>
        <Container style={STYLES.frame}>
          <p style={STYLES.house}>{villa['villa.name']}</p>
          {picture && (
            <img
              src={picture.url}
              alt={picture.alt}
              width={PICTURE.width}
              height={PICTURE.height}
              style={STYLES.picture}
            />
          )}
          <Section style={picture ? STYLES.cardBelowPicture : STYLES.card}>
            <h1 style={STYLES.title}>{title}</h1>
            {children}
          </Section>
          <Section style={STYLES.footer}>
            {note && <p style={STYLES.small}>{note}</p>}
            <p style={STYLES.small}>
              {mailText('common.footer', {
                villa: villa['villa.name'],
                place: villa['villa.place'],
              })}
            </p>
            {operator !== '' && <p style={STYLES.small}>{operator}</p>}
            <p style={STYLES.small}>
              <Link href={publicUrl + prefix} style={STYLES.link}>
                {mailText('common.site')}
              </Link>
            </p>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The host's legal details, as far as they are filled in. */
function operatorLine({ villa: { legal }, mailText }: MailContext): string {
  const { operatorName, taxNumber, address, registration } = legal;
  return [
    operatorName,
    taxNumber && mailText('common.taxNumber', { number: taxNumber }),
    address,
    registration && mailText('common.registration', { number: registration }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
