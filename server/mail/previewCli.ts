import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import { contentOf } from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { USER_LANGUAGES } from '@shared/i18n/userLanguages';
import { readEnv } from '../env';
import { DELIVERY_BASE } from '../integrations/imageHost/embedded';
import { MAILS_TO_USERS, mailsToGuest } from './exampleMails';
import { renderMail, renderTestMail, type RenderedMail } from './renderMail';

/** When the examples became due. */
const RENDERED_AT = new Date('2027-03-10T12:00:00Z');

/** `npm run mail:preview`: writes every mail to `DATA_DIR/mail-preview`, in one folder per language. */
async function main(): Promise<void> {
  const { publicUrl, dataDir, ownerEmail } = readEnv(process.env);
  const env = {
    publicUrl,
    ownerEmail: ownerEmail ?? 'owner@villa.example',
    deliveryBase: DELIVERY_BASE,
    stayLink: `${publicUrl}/stay/of-this-guest`,
  };
  const folder = path.join(dataDir, 'mail-preview');
  let count = 0;
  for (const language of LANGUAGE_CODES) {
    const content = contentOf(translator(language), {});
    const photo = { publicId: 'demo/hero', alt: content['hero.alt'] };
    const villa = { ...content, legal: NO_LEGAL_DETAILS, photo };
    const readerLanguage = USER_LANGUAGES.find((code) => code === language);
    const examples = [...mailsToGuest(language), ...(readerLanguage ? MAILS_TO_USERS : [])];
    const own = { ...env, ...(readerLanguage && { readerLanguage }) };
    await mkdir(path.join(folder, language), { recursive: true });
    const write = (name: string, mail: RenderedMail) =>
      writeMail(path.join(folder, language, name), mail);
    for (const { name, mail } of examples) {
      await write(name, await renderMail(mail, own, villa, RENDERED_AT));
    }
    if (readerLanguage) await write('test', await renderTestMail(own, villa));
    count += examples.length + (readerLanguage ? 1 : 0);
  }
  process.stdout.write(`Wrote ${count} mails to ${folder}\n`);
}

async function writeMail(
  file: string,
  { subject, html, text, attachments }: RenderedMail,
): Promise<void> {
  await writeFile(`${file}.html`, html);
  await writeFile(`${file}.txt`, `Subject: ${subject}\n\n${text}\n`);
  for (const { content } of attachments) await writeFile(`${file}.ics`, content);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
