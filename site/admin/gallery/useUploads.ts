import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { signInQuestion } from '../../stores/sessionExpiry';
import { showToast } from '../../stores/toasts';
import { uploadImage, UploadError } from './uploadImage';
import { hostedImageKeys } from '../../queries/queryKeys';
import { t } from '../i18n/t';

export type Upload = { id: number; name: string; bytes: number } & (
  | { state: 'waiting' | 'cancelled' }
  /** `part` is sent, 0 to 1. */
  | { state: 'uploading'; part: number }
  | { state: 'done'; publicId: string }
  | { state: 'failed'; reason: string }
);

export type UploadProgress = {
  files: number;
  settledFiles: number;
  bytes: number;
  sentBytes: number;
};

export type Uploads = {
  list: readonly Upload[];
  isBusy: boolean;
  /** Progress of the latest batch; `null` if none is running. */
  progress: UploadProgress | null;
  /** Uploads the image files one at a time; ignored while others are running. */
  start: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  /** Removes a deleted image from the list. */
  forget: (publicId: string) => void;
};

/**
 * Uploads of this visit. Kept above the tabs, so that they continue on other tabs; leaving the screen stops them.
 */
export function useUploads(imageHost: ImageHostConfig): Uploads {
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly Upload[]>([]);
  const [isBusy, setBusy] = useState(false);
  const nextId = useRef(1);
  const [batchStart, setBatchStart] = useState(1);
  const [running] = useState(() => new Map<number, AbortController>());

  const change = (changed: Upload) =>
    setList((current) => current.map((upload) => (upload.id === changed.id ? changed : upload)));

  const uploadOne = async (file: File, id: number, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    const upload = { id, name: file.name, bytes: file.size };
    change({ ...upload, state: 'uploading', part: 0 });
    try {
      const publicId = await uploadImage(file, imageHost, {
        signal,
        onProgress: (part) => change({ ...upload, state: 'uploading', part }),
      });
      change({ ...upload, state: 'done', publicId });
      showToast({
        title: t('Image uploaded successfully'),
        description: t('{name} has been uploaded to the hosting provider', { name: file.name }),
      });
      void queryClient.invalidateQueries({ queryKey: hostedImageKeys.browse });
    } catch (error) {
      if (signal.aborted) {
        change({ ...upload, state: 'cancelled' });
        return;
      }
      // Uploads bypass the API client, so they ask for the sign-in themselves.
      const hasEnded = error instanceof UploadError && error.status === 401;
      if (hasEnded && (await signInQuestion.ask())) return uploadOne(file, id, controller);
      const reason =
        (error instanceof UploadError && error.providerMessage) ||
        t('There was an error uploading your images. Please try again.');
      change({ ...upload, state: 'failed', reason });
      showUploadFailure([file], reason);
    }
  };

  /** Lists other files as failed. */
  const refuse = (files: readonly File[]) => {
    const reason = t('Please choose image files.');
    const refused = files.map(({ name, size }) => ({
      id: nextId.current++,
      name,
      bytes: size,
      state: 'failed' as const,
      reason,
    }));
    setList((current) => [...current, ...refused]);
    showUploadFailure(files, reason);
  };

  const uploadAll = async (files: readonly File[]) => {
    setBatchStart(nextId.current);
    const batch = files.map((file) => ({
      file,
      id: nextId.current++,
      controller: new AbortController(),
    }));
    for (const { id, controller } of batch) running.set(id, controller);
    setList((current) => [
      ...current,
      ...batch.map(({ file, id }) => ({
        id,
        name: file.name,
        bytes: file.size,
        state: 'waiting' as const,
      })),
    ]);
    setBusy(true);
    for (const { file, id, controller } of batch) {
      if (!controller.signal.aborted) await uploadOne(file, id, controller);
      running.delete(id);
    }
    setBusy(false);
  };

  useAbortOnLeave(running, isBusy);

  return {
    list,
    isBusy,
    progress: isBusy ? progressOf(list.filter(({ id }) => id >= batchStart)) : null,
    start: (files) => {
      if (running.size > 0) return;
      // Windows does not know HEIC; the server explains it.
      const isImage = ({ type, name }: File) =>
        type.startsWith('image/') || /\.hei[cf]$/i.test(name);
      const images = files.filter(isImage);
      const others = files.filter((file) => !isImage(file));
      if (others.length > 0) refuse(others);
      if (images.length > 0) void uploadAll(images);
    },
    cancel: (id) => {
      running.get(id)?.abort();
      setList((current) =>
        current.map((upload) =>
          upload.id === id && upload.state === 'waiting'
            ? { id, name: upload.name, bytes: upload.bytes, state: 'cancelled' }
            : upload,
        ),
      );
    },
    forget: (publicId) =>
      setList((current) =>
        current.filter((upload) => upload.state !== 'done' || upload.publicId !== publicId),
      ),
  };
}

/** Asks before the window closes during uploads, and aborts them when the screen is left. */
function useAbortOnLeave(running: ReadonlyMap<number, AbortController>, isBusy: boolean): void {
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
    },
    [running],
  );
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

function showUploadFailure(files: readonly File[], reason: string): void {
  showToast({
    title: t('Upload failed'),
    description: `${files.map(({ name }) => name).join(', ')}: ${reason}`,
    tone: 'destructive',
  });
}

function progressOf(batch: readonly Upload[]): UploadProgress {
  const sum = (of: (upload: Upload) => number) =>
    batch.reduce((total, upload) => total + of(upload), 0);
  const isSettled = ({ state }: Upload) => state !== 'waiting' && state !== 'uploading';
  return {
    files: batch.length,
    settledFiles: batch.filter(isSettled).length,
    bytes: sum(({ bytes }) => bytes),
    sentBytes: sum((upload) => {
      if (upload.state === 'uploading') return upload.part * upload.bytes;
      return isSettled(upload) ? upload.bytes : 0;
    }),
  };
}
