import { deadlinesOf } from '@shared/domain/legal/cancellation';
import { formatDay, type PlainDate } from '@shared/domain/date';
import { Link } from 'react-router';
import { SmallText } from '../../components/SmallText';
import { usePage } from '../PageContext';

export function CancellationNote({ checkinDate }: { checkinDate: PlainDate }) {
  const { t, locale, today, legal } = usePage();
  const deadlines = deadlinesOf(checkinDate, today, legal.cancellation);
  const sentences = deadlines.map(({ lastDay, refundPercent: percent }) => {
    const day = formatDay(lastDay, locale, { day: 'numeric', month: 'short', year: 'numeric' });
    return percent === 100 ? t('cancel.full', { day }) : t('cancel.part', { day, percent });
  });
  return (
    <SmallText>
      <span>
        {[...sentences, t(deadlines.length > 0 ? 'cancel.after' : 'cancel.none')].join(' ')}
      </span>{' '}
      <Link to="/cancellation" target="_blank">
        {t('cancel.policy')}
      </Link>
    </SmallText>
  );
}
