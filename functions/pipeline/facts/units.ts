/** What numbers count, by folded beginnings or endings of German and English words. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['year', /^(jahr|year|jahrig|anniversar|jubila|lebensjahr)|jahrig$|jahr(e|en|es)?$/],
  ['album', /(album|albums|alben|platte|platten|werk|longplayer|record|records|lp|lps)$/],
  [
    'song',
    /(song|songs|track|tracks|stucke|stucken|titel|titeln|(?<!g)lied|(?<!g)lieder|(?<!g)liedern)$/,
  ],
  ['night', /^(?:nacht|nachte|nachten|night|nights)$/],
  ['place', /^(?:platz|rang)$/],
  ['single', /^(single|singles|vorabsingle|auskopplung)$/],
  ['minute', /(minute|minutes|minuten|min)$|minutig/],
  ['second', /^(?:sekunden?|seconds)$/],
  ['hour', /(stunde|stunden|hour|hours)$|stundig/],
  ['oclock', /^(uhr|pm|oclock)$/],
  ['day', /^(tag|tage|tagen|day|days)$|tagig/],
  ['week', /(woche|wochen|week|weeks)$|wochig/],
  ['month', /^(monat|monate|monaten|month|months)$|monatig/],
  ['money', /^(euro|euros|eur|dollar|dollars|usd|pfund|pound|pounds|franken)$/],
  [
    'show',
    /(show|shows|konzert|konzerte|konzerten|termin|termine|terminen|gig|gigs|concert|concerts|date|dates|auftritt|auftritte|auftritten|stadt|stadte|stadten|cities)$/,
  ],
  ['band', /(^|[a-z])(band|bands|acts|act|gruppen)$/],
  [
    'people',
    /^(trio|quartett?|quintett?|sextett?)$|kopfig|piece$|(besucher|besuchern|fans|people|visitors|attendees|zuschauer|zuschauern|menschen|gaste|gasten|musiker|musikern|members|mitglieder|mitgliedern)$/,
  ],
  ['copy', /(exemplar|exemplare|exemplaren|copies|stuckzahl)$/],
  ['percent', /^(prozent|percent)$/],
]

/** The unit that a folded word names; undefined for other words. */
export const parseUnit = (word: string): string | undefined =>
  UNITS.find(([, pattern]) => pattern.test(word))?.[0]
