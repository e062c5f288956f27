import type { ResponseOf } from '#shared/api/contract.ts'
import type { listHeldArticles } from '#shared/api/held-articles.ts'

/** A held article with three places, one of them hostile. */
export const HELD: ResponseOf<typeof listHeldArticles> = {
  articles: [
    {
      id: '01JD3V6T5N0000000000000009',
      title: 'Grabwärter sagen Tour ab',
      version: 1,
      sources: [
        {
          name: 'Metal Herold',
          title: 'Grabwärter: Tour verschoben',
          url: 'http://herold.test/news/1',
          publishedAt: null,
        },
        { name: 'Krach', title: 'Krach', url: '', publishedAt: null },
      ],
      places: [
        {
          id: 0,
          at: 'title',
          text: 'Grabwärter sagen Tour ab',
          findings: [
            {
              check: 'contradiction',
              message: 'Keine Quelle sagt das so (Absage): „Grabwärter sagen Tour ab“',
            },
          ],
          passages: [{ source: 0, text: 'Die Tour ist verschoben, nicht abgesagt.' }],
          canCorrect: true,
          dropsArticle: true,
        },
        {
          id: 1,
          at: 'sentence',
          text: 'Karten für 14 Euro gibt es <script>alert(1)</script> noch.',
          findings: [
            { check: 'fact', message: 'Steht in keiner Quelle: „14“' },
            { check: 'second reader', message: 'Der zweite Leser findet das nicht.' },
          ],
          passages: [{ source: 1, text: 'Karten für 40 Euro gibt es noch.' }],
          canCorrect: true,
          dropsArticle: false,
        },
        {
          id: 2,
          at: 'rating',
          text: '',
          findings: [{ check: 'rating', message: 'Keine Quelle nennt eine Wertung.' }],
          passages: [],
          canCorrect: false,
          dropsArticle: false,
        },
      ],
    },
  ],
  next: null,
  checks: [
    { check: 'fact', decided: 50, overruled: 26, isDoubtful: true },
    { check: 'overlap', decided: 3, overruled: 1, isDoubtful: false },
  ],
}
