import { LIMITS } from '@shared/contract/common';
import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_FILES_PER_MESSAGE,
} from '@shared/contract/uploadLimits';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { failureText } from '../components/failureText';
import { SmallButton } from '../components/SmallButton';
import { TextAreaField } from '../components/fields';
import { useSendOnce } from '../../queries/sendOnce';
import {
  NO_DRAFT,
  saveConversationDraft,
  useConversationDrafts,
} from '../../stores/conversationDrafts';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { WriteButton } from '../components/WriteButton';
import { useReadOnlyReason } from '../platform';
import { sizeText } from './conversationText';
import { Stack } from '../components/cardStyles';
import { FileButton } from '../components/FileButton';
import { t } from '../i18n/t';

/**
 * A message to a guest, optionally with files. Unsent input survives unmounting.
 * @param draftOf key of the draft
 * @param filesLeft how many more files are allowed in total; `0` hides the field
 */
export function WriteForm({
  draftOf,
  label,
  hint,
  sendLabel,
  done,
  filesLeft,
  onSend,
}: {
  draftOf: string;
  label: string;
  hint: string;
  sendLabel: string;
  done: { title: string; description: string };
  filesLeft: number;
  onSend: (what: { text: string; files: readonly File[]; key: string }) => Promise<unknown>;
}) {
  const draft = useConversationDrafts(({ drafts }) => drafts[draftOf] ?? NO_DRAFT);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const offline = useReadOnlyReason();
  const sendOnce = useSendOnce();
  const most = Math.min(MAX_FILES_PER_MESSAGE, filesLeft);
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0;

  const change = (changed: Partial<typeof draft>) => {
    setProblem(null);
    saveConversationDraft(draftOf, { ...draft, ...changed });
  };
  const addFiles = (chosen: readonly File[]) => {
    const { files, problems } = withFiles(draft.files, chosen, most);
    change({ files });
    if (problems.length > 0) setProblem(problems.join(' '));
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    setSending(true);
    setProblem(null);
    const what = { text: draft.text.trim(), files: draft.files };
    const content = { text: what.text, files: what.files.map(fileKey) };
    try {
      await sendOnce(content, (headers) => onSend({ ...what, key: headers['Idempotency-Key'] }));
      saveConversationDraft(draftOf, NO_DRAFT);
      showToast(done);
    } catch (error) {
      setProblem(failureText(error, t('This was not sent. What you typed stays here.')));
    }
    setSending(false);
  };

  return (
    <Stack as="form" onSubmit={(event) => void handleSubmit(event)}>
      <TextAreaField
        label={label}
        hint={hint}
        value={draft.text}
        onValue={(text) => change({ text })}
        maxLength={LIMITS.longText}
        rows={3}
      />
      {draft.files.length > 0 && (
        <Files aria-label={t('Files to send')}>
          {draft.files.map((file) => (
            <li key={fileKey(file)}>
              <span>
                <span>{file.name}</span> <small>{sizeText(file.size)}</small>
              </span>
              <SmallButton
                $variant="quiet"
                aria-label={t('Leave out {name}', { name: file.name })}
                onClick={() => change({ files: draft.files.filter((one) => one !== file) })}
              >
                {t('Leave out')}
              </SmallButton>
            </li>
          ))}
        </Files>
      )}
      {problem && (
        <Notice $tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {offline !== null && !isEmpty && (
        <Notice $tone="info">
          {t('{offline} What you typed stays here until you can send it.', { offline })}
        </Notice>
      )}
      <Actions>
        {filesLeft > 0 && (
          <FileButton
            label={t('Files: pictures or PDF, at most 10 MB each')}
            accept={ATTACHMENT_TYPES}
            disabled={draft.files.length >= most || isSending}
            control={SmallButton}
            onChoose={addFiles}
          >
            {t('Attach a file')}
          </FileButton>
        )}
        <WriteButton type="submit" $size="small" disabled={isEmpty || isSending}>
          {isSending ? t('Sending...') : sendLabel}
        </WriteButton>
      </Actions>
    </Stack>
  );
}

/** Adds the files that fit. @param most how many are allowed @returns why others were left out */
function withFiles(
  before: readonly File[],
  chosen: readonly File[],
  most: number,
): { files: readonly File[]; problems: string[] } {
  const known = new Set(before.map(fileKey));
  const isTooLarge = ({ size }: File) => size > MAX_ATTACHMENT_BYTES;
  const all = [
    ...before,
    ...chosen.filter((file) => !isTooLarge(file) && !known.has(fileKey(file))),
  ];
  const problems = chosen.filter(isTooLarge).map(({ name, size }) =>
    t('“{name}” has {size}; the limit is {maxAttachmentBytes}.', {
      name,
      size: sizeText(size),
      maxAttachmentBytes: sizeText(MAX_ATTACHMENT_BYTES),
    }),
  );
  if (all.length > most) {
    const names = all.slice(most).map(({ name }) => `“${name}”`);
    problems.push(
      most === 1
        ? t('Please choose one file at a time.')
        : t('Please choose at most {most} files at a time.', { most }),
      t('Not added: {names}.', { names: names.join(', ') }),
    );
  }
  return { files: all.slice(0, most), problems };
}

/** Identifies a file as far as the browser allows. */
function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

const Files = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${({ theme }) => theme.type.small};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-width: 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;
