import { DATE_COLUMNS } from './column-kinds.ts';
import { findMeaningOfD } from './gender-letters.ts';
import type { ListTable } from './headings.ts';
import { makeReason, type Reason } from './reason.ts';
import { tidyText } from './tidy.ts';
import { type DateOrder, findShownOrder } from './written-dates.ts';

/** The date order of each column with dates: as requested, otherwise as the column shows. */
export function findDateOrders({ columns, rows }: ListTable, asked: DateOrder | null) {
  const orders = new Map<number, DateOrder | null>();
  const remarks: Reason[] = [];
  for (const { index, column, place } of columns) {
    if (!DATE_COLUMNS.has(column)) continue;
    const shown = findShownOrder(rows.map(({ cells }) => tidyText(cells[index] ?? '')));
    orders.set(index, asked ?? shown);
    if (asked === null && shown !== null) {
      remarks.push(
        makeReason(shown === 'dmy' ? 'dates_day_first' : 'dates_month_first', { place }),
      );
    }
  }
  return { orders, remarks };
}

export function findMeaningsOfD({ columns, rows }: ListTable) {
  const genders = columns.filter(({ column }) => column === 'gender');
  return new Map(
    genders.map(({ index }) => [
      index,
      findMeaningOfD(rows.map(({ cells }) => cells[index] ?? '')),
    ]),
  );
}
