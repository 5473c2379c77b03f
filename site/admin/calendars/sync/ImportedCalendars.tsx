import {
  MAX_IMPORTED_CALENDARS,
  type ImportedCalendarJson,
} from '@shared/contract/calendars/importedCalendar';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useDeleteImportedCalendar, useReadImportedCalendar } from '../../../queries/calendarSync';
import { space } from '../../../styles/theme';
import { keepFocusAt } from '../../components/keepFocus';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showFailure } from '../../components/showFailure';
import { AddFeedDialog, EditFeedDialog } from './ImportDialog';
import { ImportedCalendarRow } from './ImportedCalendarRow';
import { Card, CardHead } from '../../components/cardStyles';
import { freedText } from './syncText';
import { useNow } from '../../components/useNow';
import { SmallButton } from '../../components/SmallButton';
import { t } from '../../i18n/t';

const HEADING_ID = 'calendar-feeds';

type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; feed: ImportedCalendarJson };

export function ImportedCalendars({ feeds }: { feeds: readonly ImportedCalendarJson[] }) {
  const read = useReadImportedCalendar();
  const remove = useDeleteImportedCalendar();
  const now = useNow();
  const fullId = useId();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const isFull = feeds.length >= MAX_IMPORTED_CALENDARS;
  /** Restores the focus after a dialog closes, because the button that opened it may be gone or disabled. */
  const keepFocus = () => setTimeout(() => keepFocusAt(HEADING_ID));

  const handleRead = ({ id }: ImportedCalendarJson) =>
    read.mutate(id, {
      onError: (error) => showFailure(t('The calendar was not read'), error),
    });

  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h3 id={HEADING_ID} tabIndex={-1}>
            {t('Calendars read here')}
          </h3>
          <p>{t('Nights that are taken there are blocked here. Each is read every 15 minutes.')}</p>
          {isFull && (
            <p id={fullId}>
              {t('{maxImportedCalendars} calendars are the most. Remove one to add another.', {
                maxImportedCalendars: MAX_IMPORTED_CALENDARS,
              })}
            </p>
          )}
        </div>
        <SmallButton
          disabled={isFull}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => setTask({ kind: 'add' })}
        >
          {t('Add a calendar')}
        </SmallButton>
      </CardHead>
      {feeds.length === 0 ? (
        <Empty>
          {t('No calendars yet. Add one for each site on which the villa can be booked.')}
        </Empty>
      ) : (
        <List>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <ImportedCalendarRow
                feed={feed}
                now={now}
                isAsked={read.isPending && read.variables === feed.id}
                onRead={() => handleRead(feed)}
                onEdit={() => setTask({ kind: 'edit', feed })}
                onRemove={() => setTask({ kind: 'remove', feed })}
              />
            </li>
          ))}
        </List>
      )}
      {task?.kind === 'add' && <AddFeedDialog onDone={keepFocus} onClose={close} />}
      {task?.kind === 'edit' && <EditFeedDialog feed={task.feed} onClose={close} />}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          title={t('Remove the calendar “{name}”?', { name: task.feed.name })}
          description={t('{feed} This action cannot be undone.', { feed: freedText(task.feed) })}
          confirmLabel={t('Remove calendar')}
          texts={REMOVE_TEXTS}
          action={() => remove.mutateAsync(task.feed.id)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
    </Card>
  );
}

const REMOVE_TEXTS = {
  done: 'Calendar removed',
  failed: 'Failed to remove the calendar',
} as const;

const Empty = styled.p`
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  color: ${({ theme }) => theme.colors.slate};
`;

const List = styled.ul`
  margin-top: ${space(4)};
  li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li:last-child {
    margin-bottom: ${space(-4)};
  }
`;
