import {
  clipboard,
  Menu,
  shell,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
} from 'electron';
import { logFailure } from './failures';
import { roleItem, t } from './language';

/**
 * The context menu for misspelled words, links, images and text.
 * @param mayOpenOutside whether an address may be opened by the system
 */
export function offerContextMenu(
  window: BrowserWindow,
  mayOpenOutside: (address: string) => boolean,
): void {
  window.webContents.on('context-menu', (_event, params) => {
    const groups = [
      spellingItems(window, params),
      linkItems(params, mayOpenOutside),
      pictureItems(window, params),
      textItems(params),
    ].filter((items) => items.length > 0);
    if (groups.length === 0) return;
    const items = groups.flatMap((group, index) =>
      index === 0 ? group : [{ type: 'separator' as const }, ...group],
    );
    Menu.buildFromTemplate(items).popup({ window });
  });
}

function spellingItems(
  { webContents }: BrowserWindow,
  { misspelledWord, dictionarySuggestions }: ContextMenuParams,
): MenuItemConstructorOptions[] {
  if (!misspelledWord) return [];
  return [
    ...dictionarySuggestions.map((word) => ({
      label: word,
      click: () => webContents.replaceMisspelling(word),
    })),
    {
      label: t('Add to dictionary'),
      click: () => void webContents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
  ];
}

function linkItems(
  { linkURL }: ContextMenuParams,
  mayOpenOutside: (address: string) => boolean,
): MenuItemConstructorOptions[] {
  // Internal links are useless outside the app.
  if (!linkURL || !mayOpenOutside(linkURL)) return [];
  const [, mailOrPhone] = /^(?:mailto|tel):([^?]*)/.exec(linkURL) ?? [];
  const isMail = linkURL.startsWith('mailto:');
  const what =
    mailOrPhone === undefined ? t('link address') : isMail ? t('e-mail address') : t('number');
  return [
    {
      label: isMail ? t('Write an e-mail') : t('Open link'),
      click: () => void shell.openExternal(linkURL).catch(logFailure),
    },
    {
      label: t('Copy {what}', { what }),
      click: () =>
        void clipboard.writeText(mailOrPhone ? decodeURIComponent(mailOrPhone) : linkURL),
    },
  ];
}

function pictureItems(
  { webContents }: BrowserWindow,
  { mediaType, hasImageContents, srcURL, x, y }: ContextMenuParams,
): MenuItemConstructorOptions[] {
  if (mediaType !== 'image' || !hasImageContents) return [];
  return [
    { label: t('Copy picture'), click: () => webContents.copyImageAt(x, y) },
    { label: t('Save picture…'), click: () => webContents.downloadURL(srcURL) },
  ];
}

function textItems({ isEditable, selectionText }: ContextMenuParams): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText ? [roleItem('copy')] : [];
  return [roleItem('cut'), roleItem('copy'), roleItem('paste'), roleItem('selectAll')];
}
