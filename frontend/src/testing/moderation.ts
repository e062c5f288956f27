import type { ModerationPending } from '#shared/api/moderation.ts'

const ULID = '01JD3V6T5N0000000000000000'

const LONG = `Die Band kündigt ihr neues Album an. ${'Es wird lauter als das letzte. '.repeat(20)}Ende.`

/** A held article and a held post, with long and hostile texts. */
export const WAITING: ModerationPending = {
  bands: [],
  articles: [
    {
      id: ULID,
      title: 'Grabwärter kündigen neues Album an',
      description: 'Das vierte Album erscheint im Herbst.',
      content: LONG,
      moderationReason:
        'Der Text enthält eine Adresse: „Karten gibt es nur auf fake-tickets.de.“\nSteht in keiner Quelle, auf die sich der Satz stützt: „Wackën“ in „Das Album wird in Wackën zum ersten Mal gespielt.“',
      submittedBy: null,
      isPublished: false,
      sources: [
        {
          name: 'Metal Herold',
          title: 'Grabwärter: viertes Album im Herbst',
          url: 'http://herold.test/news/1',
          publishedAt: null,
        },
      ],
    },
  ],
  communityPosts: [
    {
      id: ULID,
      title: 'Fundstück <script>alert(1)</script>',
      content: 'Auf dem Flohmarkt lag das hier. Ist das N.S.B.M. oder kann das an die Wand?',
      linkUrl: 'https://example.org/ein-sehr-langer-pfad-der-nirgends-umbrechen-kann/'.repeat(2),
      mediaUrl: '/media/posts/none/original',
      mediaType: 'image',
      userId: ULID,
      username: 'krach',
      displayName: 'Krach & Söhne',
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: 'N S B M',
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  communityComments: [],
  counts: { bands: 0, articles: 1, communityPosts: 51, communityComments: 0 },
}
