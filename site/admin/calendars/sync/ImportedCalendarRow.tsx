import type { ImportedCalendarJson } from '@shared/contract/calendars/importedCalendar';
import { useId } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { Notice } from '../../components/sectionStyles';
import { Actions } from '../../components/cardStyles';
import { SmallButton, SmallWriteButton } from '../../components/SmallButton';
import { agoText, blockedText, clashesText, PROBLEM_TEXTS, siteText, unreadText } from './syncText';
import { SmallText } from '../../../components/SmallText';
import { t } from '../../i18n/t';

/** @param isAsked whether the server is being asked to read it */
export function ImportedCalendarRow({
  feed,
  now,
  isAsked,
  onRead,
  onEdit,
  onRemove,
}: {
  feed: ImportedCalendarJson;
  now: Date;
  isAsked: boolean;
  onRead: () => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const nameId = useId();
  const isBusy = isAsked || feed.isWaiting;
  return (
    <Row aria-labelledby={nameId}>
      <div>
        <h4 id={nameId}>{feed.name}</h4>
        <SmallText>{siteText(feed)}</SmallText>
        <Notes role="status">
          <FeedState feed={feed} now={now} />
        </Notes>
        {feed.clashes.length > 0 && (
          <Notes>
            <Notice $tone="warning">
              {t('Also taken there: {clashes}. Please check that nobody has booked twice.', {
                clashes: clashesText(feed.clashes),
              })}
            </Notice>
          </Notes>
        )}
      </div>
      <Actions>
        <SmallWriteButton
          aria-label={t('Read now: {name}', { name: feed.name })}
          // A disabled button would lose the focus.
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRead()}
        >
          {t('Read now')}
        </SmallWriteButton>
        <SmallButton aria-label={t('Edit {name}', { name: feed.name })} onClick={onEdit}>
          {t('Edit')}
        </SmallButton>
        <SmallButton
          $variant="danger"
          aria-label={t('Remove {name}', { name: feed.name })}
          onClick={onRemove}
        >
          {t('Remove')}
        </SmallButton>
      </Actions>
    </Row>
  );
}

/** Announced when it changes, except for the time. */
function FeedState({ feed, now }: { feed: ImportedCalendarJson; now: Date }) {
  if (feed.isWaiting) return <p>{t('Waiting to be read...')}</p>;
  return (
    <>
      {feed.readAt !== null && (
        <p>
          {t.parts('Read {time} · {blocked}', {
            time: (
              <time dateTime={feed.readAt} aria-live="off">
                {agoText(feed.readAt, now)}
              </time>
            ),
            blocked: blockedText(feed),
          })}
        </p>
      )}
      {feed.problem !== null && (
        <Notice $tone={feed.problem === 'left_out' ? 'warning' : 'error'}>
          {[
            feed.problem === 'left_out' && unreadText(feed.unread),
            t(PROBLEM_TEXTS[feed.problem]),
            feed.problem !== 'left_out' &&
              feed.readAt !== null &&
              t('Its nights stay blocked as they were.'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
    </>
  );
}

const Row = styled.article`
  display: grid;
  gap: ${space(3)} ${space(8)};
  padding: ${space(4)} 0;
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
  }
  h4 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 76ch;
  margin-top: ${space(2)};
`;
