const MONTHS = ['JAN', 'FEB', 'MÄR', 'APR', 'MAI', 'JUN', 'JUL', 'AUG', 'SEP', 'OKT', 'NOV', 'DEZ']

/** A day of a concert (YYYY-MM-DD) as it is printed on a ticket, and as it is read out. */
export const stubDate = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return {
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1] ?? '',
    spoken: `${String(Number(day))}.${String(Number(month))}.${year}`,
  }
}
