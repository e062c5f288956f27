import type { NewSlide, TextOverlay } from '#shared/api/stories.ts'
import type { Handle } from './members.ts'
import type { DemoVideo, Span } from './post.ts'

type Look = Omit<NewSlide, 'type' | 'mediaUrl' | 'spotifyTrackId'>

/** A slide; what it does not say is as in a new one. */
export interface DemoSlide extends Partial<Omit<Look, 'textOverlays'>> {
  /** A portrait by its file name in the media folder, without the extension. */
  readonly portrait?: string
  readonly video?: DemoVideo
  readonly track?: string
  readonly overlays?: readonly Omit<TextOverlay, 'id'>[]
}

export interface DemoStory {
  readonly by: Handle
  /** Less than a day; the story ends a day after it was published. */
  readonly ago: Span
  readonly slides: readonly DemoSlide[]
  /** Who has seen it, and of them who gave horns. */
  readonly seenBy?: readonly Handle[]
  readonly horns?: readonly Handle[]
}

const centred = { x: 50, align: 'center', style: 'white' } as const

export const stories: readonly DemoStory[] = [
  {
    by: 'eisenmorgen',
    ago: '25m',
    slides: [
      {
        portrait: 'front-row',
        overlays: [
          {
            ...centred,
            text: 'Alte Gießerei.\nIhr wart lauter.',
            y: 16,
            fontFamily: 'bold',
            fontSize: 36,
          },
        ],
      },
      {
        video: { name: 'lightshow', width: 640, height: 360 },
        content: 'Der Lichtmann hatte Freigang.',
        duration: 8,
      },
      {
        content: 'Nächster Halt: Proberaum. Lüften.',
        backgroundType: 'gradient',
        gradientColors: ['#7a0000', '#120308'],
        font: 'bold',
        fontSize: 36,
      },
    ],
    seenBy: ['kuttenkalle', 'nebelkraehe', 'frl_fuzz', 'dosenravioli'],
    horns: ['kuttenkalle', 'frl_fuzz'],
  },
  {
    by: 'nebelkraehe',
    ago: '1h 40m',
    slides: [
      {
        portrait: 'frost-moon',
        track: 'Irrlicht',
        duration: 12,
        overlays: [
          {
            ...centred,
            text: 'Spaziergang, sagten sie.',
            y: 66,
            fontFamily: 'serif',
            fontSize: 28,
          },
          {
            ...centred,
            text: 'Es ist frisch, sagten sie.',
            y: 74,
            fontFamily: 'serif',
            fontSize: 20,
          },
        ],
      },
    ],
    seenBy: ['eisenmorgen', 'tante_trveheit'],
    horns: ['tante_trveheit'],
  },
  {
    by: 'roehre_el34',
    ago: '3h',
    slides: [
      {
        portrait: 'warm-tubes',
        overlays: [
          {
            text: 'Aufwärmphase',
            x: 30,
            y: 12,
            fontFamily: 'mono',
            fontSize: 26,
            align: 'left',
            style: 'black',
          },
          { ...centred, text: 'Vorband: der Trafo', y: 88, fontFamily: 'default', fontSize: 22 },
        ],
      },
      {
        content: 'Die Nachbarn haben gefragt, was ich spiele.\n\nNoch nichts.',
        backgroundColor: '#241003',
        textColor: '#ffb347',
        font: 'mono',
        fontSize: 28,
      },
    ],
    seenBy: ['walkuere_77', 'frl_fuzz', 'stromgitarrenopa'],
    horns: ['walkuere_77', 'stromgitarrenopa'],
  },
  {
    by: 'kuttenkalle',
    ago: '6h',
    slides: [
      {
        content: 'Patch Nr. 100.\nDie Kutte steht jetzt von allein.',
        backgroundType: 'gradient',
        gradientColors: ['#14202b', '#4b1d52'],
        font: 'cursive',
        fontSize: 34,
      },
    ],
    seenBy: ['walkuere_77'],
  },
  {
    by: 'tante_trveheit',
    ago: '9h',
    slides: [
      {
        portrait: 'side-a',
        overlays: [
          { ...centred, text: 'Seite A.', y: 12, fontFamily: 'serif', fontSize: 44 },
          { ...centred, text: 'Seite B ist Kommerz.', y: 86, fontFamily: 'serif', fontSize: 24 },
        ],
      },
    ],
    seenBy: ['walkuere_77', 'nebelkraehe'],
  },
  {
    by: 'kuttenkalle',
    ago: '50m',
    slides: [
      {
        content: 'Suche jemanden, der sie bügelt.\n(Nicht waschen. Nur bügeln.)',
        backgroundColor: '#101010',
        font: 'bold',
        fontSize: 30,
      },
    ],
  },
]
