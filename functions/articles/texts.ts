export const NO_ARTICLE = 'Diesen Artikel gibt es nicht (mehr).'
