import { FOLDED_LETTERS } from '@shared/domain/searchText';
import { col, fn, Op, where } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { bookingSearchText } from '../../models/Booking';
import { positionFunction } from './listBookings';

const BATCH = 500;

/** Folds search texts stored by version 0.1.0 again: search terms no longer contain `FOLDED_LETTERS`. */
export async function refoldSearchText({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { Booking } = db.models;
  const position = positionFunction(Booking);
  const holds = (letter: string) => where(fn(position, col('search_text'), letter), Op.gt, 0);
  let count: number;
  do {
    count = await db.write(async (transaction) => {
      const bookings = await Booking.findAll({
        where: { [Op.or]: FOLDED_LETTERS.map(holds) },
        limit: BATCH,
        transaction,
      });
      for (const booking of bookings) {
        await Booking.update(
          { searchText: bookingSearchText(booking) },
          { where: { id: booking.id }, transaction },
        );
      }
      return bookings.length;
    });
  } while (count === BATCH);
}
