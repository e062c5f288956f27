export const NO_ARTICLE = 'Diesen Artikel gibt es nicht (mehr).'
export const REPORTED = 'Gemeldet: '
