import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { signInQuestion } from '../../stores/sessionExpiry';
import { showToast } from '../../stores/toasts';
import { uploadImage, UploadError } from './uploadImage';
import { hostedImageKeys } from '../../queries/queryKeys';
import { t } from '../i18n/t';

/** One chosen file of so many bytes on its way to the image host. */
export type Upload = { id: number; name: string; bytes: number } & (
  | { state: 'waiting' | 'cancelled' }
  /** `part` of the file that has been sent, 0 to 1. */
  | { state: 'uploading'; part: number }
  | { state: 'done'; publicId: string }
  | { state: 'failed'; reason: string }
);

/** Files that have arrived or were given up count with all of their bytes. */
export type UploadProgress = {
  files: number;
  settledFiles: number;
  bytes: number;
  sentBytes: number;
};

export type Uploads = {
  list: readonly Upload[];
  isBusy: boolean;
  /** How far the files are that were chosen last; `null` while nothing is under way. */
  progress: UploadProgress | null;
  /** Uploads the image files among these, one at a time; nothing while others are under way. */
  start: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  /** Takes an image off the list, because it was deleted. */
  forget: (publicId: string) => void;
};

/**
 * The uploads of this visit. Kept above the tabs, so that they go on while the owner looks at
 * another one; leaving the screen stops them.
 */
export function useUploads(imageHost: ImageHostConfig): Uploads {
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly Upload[]>([]);
  const [isBusy, setBusy] = useState(false);
  const nextId = useRef(1);
  const [batchStart, setBatchStart] = useState(1);
  const running = useRef(new Map<number, AbortController>());

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
      // Uploads take a way of their own to the server, so they ask for themselves.
      const hasEnded = error instanceof UploadError && error.status === 401;
      if (hasEnded && (await signInQuestion.ask())) return uploadOne(file, id, controller);
      const reason =
        (error instanceof UploadError && error.providerMessage) ||
        t('There was an error uploading your images. Please try again.');
      change({ ...upload, state: 'failed', reason });
      showToast({
        title: t('Upload failed'),
        description: `${file.name}: ${reason}`,
        tone: 'destructive',
      });
    }
  };

  /** What is no picture is listed as failed, by its name. */
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
    showToast({
      title: t('Upload failed'),
      description: `${files.map(({ name }) => name).join(', ')}: ${reason}`,
      tone: 'destructive',
    });
  };

  const uploadAll = async (files: readonly File[]) => {
    setBatchStart(nextId.current);
    const batch = files.map((file) => ({
      file,
      id: nextId.current++,
      controller: new AbortController(),
    }));
    for (const { id, controller } of batch) running.current.set(id, controller);
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
      running.current.delete(id);
    }
    setBusy(false);
  };

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return {
    list,
    isBusy,
    progress: isBusy ? progressOf(list.filter(({ id }) => id >= batchStart)) : null,
    start: (files) => {
      if (running.current.size > 0) return;
      // Windows does not know what HEIC is; the server says what to do with it.
      const isImage = ({ type, name }: File) =>
        type.startsWith('image/') || /\.hei[cf]$/i.test(name);
      const images = files.filter(isImage);
      const others = files.filter((file) => !isImage(file));
      if (others.length > 0) refuse(others);
      if (images.length > 0) void uploadAll(images);
    },
    cancel: (id) => {
      running.current.get(id)?.abort();
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
