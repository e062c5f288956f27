import type { ModerationPending } from '#shared/api/moderation.ts'
import type { Slide } from '#shared/api/stories.ts'

const ULID = '01JD3V6T5N0000000000000000'

const LONG = `Die Band kündigt ihr neues Album an. ${'Es wird lauter als das letzte. '.repeat(20)}Ende.`

const SENDER = {
  id: ULID,
  username: 'krach',
  displayName: 'Krach & Söhne',
  avatar: null,
  isVerified: false,
}

const aSlide = (slide: Partial<Slide>): Slide => ({
  id: '1',
  type: 'text',
  content: '',
  duration: 5,
  backgroundType: 'solid',
  backgroundColor: '#000000',
  gradientColors: ['#000000', '#000000'],
  textColor: '#ffffff',
  font: 'default',
  fontSize: 24,
  textOverlays: [],
  mediaUrl: null,
  mediaWidth: null,
  mediaHeight: null,
  spotifyTrackId: null,
  spotifyPreviewUrl: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
  spotifyCoverUrl: null,
  ...slide,
})

const RECIPIENT = {
  ...SENDER,
  id: `${ULID.slice(0, -1)}1`,
  username: 'kraehe',
  displayName: 'Krähe',
}

const messageId = (count: number): string =>
  `${SENDER.id}-${RECIPIENT.id}-${ULID.slice(0, -1)}${String(count)}`

/** A held article, a held post and two messages, with long and hostile texts. */
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
      version: 1,
      reports: [],
      laterSources: [],
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
      mediaAlt: 'Ein Aufnäher auf einer Kutte.',
      version: 1,
      userId: ULID,
      username: 'krach',
      displayName: 'Krach & Söhne',
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: 'N S B M',
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  communityComments: [],
  messages: [
    {
      id: messageId(2),
      sender: SENDER,
      recipient: RECIPIENT,
      content: '',
      kind: 'photo',
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: null,
      createdAt: '2026-11-20T08:02:00.000Z',
    },
    {
      id: messageId(4),
      sender: SENDER,
      recipient: { ...RECIPIENT, username: '', displayName: '' },
      content: 'Hörst du auch N.S.B.M.?',
      kind: 'text',
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: 'N S B M',
      createdAt: '2026-11-20T08:04:00.000Z',
    },
  ],
  stories: [
    {
      id: `${ULID}-${ULID}`,
      user: SENDER,
      slides: [
        aSlide({ content: 'Das ist N.S.B.M.' }),
        aSlide({ type: 'image', content: '', mediaUrl: '/media/stories/a/b-2.webp' }),
        aSlide({ type: 'video', content: '', mediaUrl: '/media/stories/a/b-3.webm' }),
      ],
      moderationReason: 'Begriff von der Sperrliste: „N S B M“',
      moderationTerm: 'N S B M',
      createdAt: '2026-11-20T08:05:00.000Z',
      expiresAt: '2026-11-21T08:05:00.000Z',
    },
  ],
  concerts: [],
  counts: {
    bands: 0,
    articles: 1,
    communityPosts: 51,
    communityComments: 0,
    messages: 2,
    stories: 1,
    concerts: 0,
  },
  next: {
    bands: null,
    articles: null,
    communityPosts: `1#${ULID}`,
    communityComments: null,
    messages: null,
    stories: null,
    concerts: null,
  },
}
