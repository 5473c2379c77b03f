import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Conversation } from '@shared/contract/conversation/conversation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { Badge } from '../../components/Badge';
import { QueryState } from '../../components/QueryState';
import {
  conversationQuery,
  useMarkConversationRead,
  useWriteToGuest,
} from '../../queries/conversation';
import { usePermissions } from '../access/usePermissions';
import { Section, SectionHead } from '../components/sectionStyles';
import { inLanguage } from '../components/inLanguage';
import { useMailDelivery } from '../mail/useMailDelivery';
import { useReadOnlyReason } from '../platform';
import { Thread } from './Thread';
import { WriteForm } from './WriteForm';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

export const CONVERSATION_ID = 'booking-conversation';
/** For links such as `/admin?booking=VL-7K3Q9M#conversation`. */
export const CONVERSATION_HASH = '#conversation';

export function ConversationSection({ booking }: { booking: BookingJson }) {
  const can = usePermissions();
  return can('messages') ? <Writing booking={booking} /> : null;
}

function Writing({ booking }: { booking: BookingJson }) {
  const { reference, guestName } = booking;
  const query = useQuery(conversationQuery(useApi(), reference));
  const write = useWriteToGuest(reference);
  const section = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const unread = unreadOf(query.data).length;
  useLeadHere(section, query.data !== undefined);
  useMarkSeen(end, reference, query.data);
  const isMailed = useMailDelivery(booking) !== 'none';
  const { isErased = false } = booking;
  return (
    <Section ref={section} aria-labelledby={CONVERSATION_ID}>
      <SectionHead>
        <h3 id={CONVERSATION_ID} tabIndex={-1}>
          {t('Conversation')}
        </h3>
        {unread > 0 && <Badge $tone="blue">{t('{unread} new', { unread })}</Badge>}
      </SectionHead>
      <QueryState
        query={query}
        loading={t('Loading the conversation...')}
        failed={t('The conversation could not be loaded.')}
      >
        {(conversation) => (
          <>
            <Thread conversation={conversation} booking={booking} />
            <div ref={end} />
            {isErased ? (
              <SmallText>
                {t('The guest’s data were erased, so there is nobody to write to.')}
              </SmallText>
            ) : (
              <WriteForm
                draftOf={reference}
                label={t('Write to {guestName}', { guestName })}
                hint={
                  isMailed
                    ? t('The guest reads it on their page and is notified by mail{inLanguage}.', {
                        inLanguage: inLanguage(booking.language),
                      })
                    : booking.guestEmail === ''
                      ? t(
                          'The guest reads it on their page. There is no email address, so please tell them yourself as well.',
                        )
                      : t(
                          'The guest reads it on their page. Mail is not set up, so please tell them yourself as well.',
                        )
                }
                sendLabel={t('Send')}
                done={{
                  title: t('Sent'),
                  description: isMailed
                    ? t('{guestName} is notified by mail.', { guestName })
                    : t('It is on the page of {guestName}. No mail tells of it.', { guestName }),
                }}
                filesLeft={conversation.filesLeft}
                onSend={(what) => write.mutateAsync(what)}
              />
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function unreadOf(conversation: Conversation | undefined) {
  return (conversation?.messages ?? []).filter(
    ({ author, readAt }) => author === 'guest' && readAt === null,
  );
}

/** Scrolls to the section if the address names it. */
function useLeadHere(section: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const { hash, key } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (hash !== CONVERSATION_HASH || !isLoaded || shown.current === key) return;
    shown.current = key;
    section.current?.scrollIntoView({ block: 'start' });
    document.getElementById(CONVERSATION_ID)?.focus({ preventScroll: true });
  }, [hash, key, isLoaded, section]);
}

/** Marks the guest's messages as read once the last one was visible. */
function useMarkSeen(
  end: RefObject<HTMLElement | null>,
  reference: string,
  conversation: Conversation | undefined,
): void {
  const { mutate } = useMarkConversationRead(reference);
  const canMark = useReadOnlyReason() === null;
  const newest = unreadOf(conversation).at(-1)?.id ?? null;
  useEffect(() => {
    if (newest === null || !canMark || !end.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      mutate(newest);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [newest, canMark, end, mutate]);
}
