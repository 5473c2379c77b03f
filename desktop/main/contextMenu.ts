import {
  clipboard,
  Menu,
  shell,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
} from 'electron';
import { logFailure } from './failures';

/**
 * What the right button offers: for a word that is misspelled, a link, a picture, and text.
 * @param mayOpenOutside whether an address may be handed to the system
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
      label: 'Add to dictionary',
      click: () => void webContents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
  ];
}

function linkItems(
  { linkURL }: ContextMenuParams,
  mayOpenOutside: (address: string) => boolean,
): MenuItemConstructorOptions[] {
  // A link within the app is an address of its own, which is of use nowhere else.
  if (!linkURL || !mayOpenOutside(linkURL)) return [];
  const [, mailOrPhone] = /^(?:mailto|tel):([^?]*)/.exec(linkURL) ?? [];
  const isMail = linkURL.startsWith('mailto:');
  const what = mailOrPhone === undefined ? 'link address' : isMail ? 'e-mail address' : 'number';
  return [
    {
      label: isMail ? 'Write an e-mail' : 'Open link',
      click: () => void shell.openExternal(linkURL).catch(logFailure),
    },
    {
      label: `Copy ${what}`,
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
    { label: 'Copy picture', click: () => webContents.copyImageAt(x, y) },
    { label: 'Save picture…', click: () => webContents.downloadURL(srcURL) },
  ];
}

function textItems({ isEditable, selectionText }: ContextMenuParams): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText ? [{ role: 'copy' }] : [];
  return [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }];
}
