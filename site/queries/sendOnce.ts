import { useEffect, useRef } from 'react';
import { ApiError, NetworkError } from '../api/client';
import { t } from '../admin/i18n/t';
import { isOutcomeUnknown } from '../api/failureText';
import { useIdempotencyKey } from '../api/idempotencyKey';
import { showToast } from '../stores/toasts';

const REPEAT_MS = 5_000;

type KeyHeaders = { 'Idempotency-Key': string };

/**
 * Sends content that the server stores once per `Idempotency-Key`. If the response is lost, the content may be
 * stored or not. The owner is informed, and the call is repeated until the server answers or the form is closed.
 * @returns sends `content` with these headers; equal content has the same key until it is stored
 */
export function useSendOnce(): <Answer>(
  content: object,
  send: (headers: KeyHeaders) => Promise<Answer>,
) => Promise<Answer> {
  const { keyOf, forget } = useIdempotencyKey();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return async (content, send) => {
    const headers = { 'Idempotency-Key': keyOf(content) };
    let answer;
    try {
      answer = await send(headers);
    } catch (failure) {
      if (!isOutcomeUnknown(failure) && !isGatewayPage(failure)) throw failure;
      answer = await repeat(() => send(headers), failure, isLeft);
    }
    forget();
    return answer;
  };
}

/** @throws the server's error, or `lost` once the form is closed */
async function repeat<Answer>(
  send: () => Promise<Answer>,
  lost: unknown,
  isLeft: { readonly current: boolean },
): Promise<Answer> {
  const closeToast = showToast({
    title: t('It is not known whether this was saved'),
    description: t(
      'The connection was lost before the server answered. It is sent again as soon as the server can be reached, and saved only once. Please keep this page open.',
    ),
    stays: true,
  });
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      if (isLeft.current) throw lost;
      try {
        return await send();
      } catch (failure) {
        if (!(failure instanceof NetworkError) && !isUnavailable(failure)) throw failure;
      }
    }
  } finally {
    closeToast();
  }
}

/** Includes a server that is starting, which says nothing about the first call. */
function isUnavailable(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && [502, 503, 504].includes(failure.status);
}

function isGatewayPage(failure: unknown): boolean {
  return isUnavailable(failure) && failure.body === null;
}
