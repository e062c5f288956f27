import type { Handle } from './members.ts'
import type { Span } from './post.ts'

export interface DemoMessage {
  readonly by: Handle
  readonly ago: Span
  readonly text?: string
  /** Name of a picture in `media/pictures`. */
  readonly picture?: string
  /** How many messages above it answers. */
  readonly answers?: number
  /** The other member gave horns. */
  readonly horns?: true
}

export interface DemoConversation {
  readonly between: readonly [Handle, Handle]
  /** The first member's messages wait for the second as a request. */
  readonly isRequest?: true
  /** Newest messages that the receiver has not seen. */
  readonly unread: number
  readonly messages: readonly DemoMessage[]
}

export const conversations: readonly DemoConversation[] = [
  {
    between: ['walkuere_77', 'baerbel_blastbeat'],
    unread: 2,
    messages: [
      { by: 'walkuere_77', ago: '2d 3h', text: 'Euer Auftritt gestern: mein Nacken kündigt.' },
      { by: 'baerbel_blastbeat', ago: '2d 2h', text: 'Dann war er laut genug.', horns: true },
      {
        by: 'walkuere_77',
        ago: '2d 1h',
        picture: 'stage-blood',
        text: 'Von ganz vorn. Du bist der Schatten rechts.',
      },
      {
        by: 'baerbel_blastbeat',
        ago: '2d',
        text: 'Schönster Schatten meiner Laufbahn.',
        answers: 1,
        horns: true,
      },
      {
        by: 'baerbel_blastbeat',
        ago: '50m',
        text: 'Freitag Probe mit Publikum. Zwei Plätze auf dem Sofa sind frei.',
      },
      {
        by: 'baerbel_blastbeat',
        ago: '48m',
        text: 'Das Sofa ist allerdings auch das Bassdrum-Gewicht.',
      },
    ],
  },
  {
    between: ['grabwaerter', 'walkuere_77'],
    unread: 0,
    messages: [
      { by: 'grabwaerter', ago: '5d 4h', text: 'Danke fürs Melden gestern. Ist weg.' },
      { by: 'walkuere_77', ago: '5d 3h', text: 'Gern. Einer muss ja fegen.', horns: true },
      { by: 'grabwaerter', ago: '5d 2h', text: 'Ich fege hauptberuflich.', answers: 1 },
    ],
  },
  {
    between: ['nebelkraehe', 'walkuere_77'],
    unread: 0,
    messages: [
      { by: 'nebelkraehe', ago: '9d 2h', picture: 'forest-frost' },
      { by: 'nebelkraehe', ago: '9d 1h', text: 'Minus vier Grad. Endlich Albumwetter.' },
      { by: 'walkuere_77', ago: '9d', text: 'Du meinst: Schalwetter.' },
    ],
  },
  {
    between: ['roehre_el34', 'walkuere_77'],
    isRequest: true,
    unread: 0,
    messages: [
      {
        by: 'roehre_el34',
        ago: '6h',
        text: 'Du suchst jemanden für den Marshall mit dem Brummen?',
      },
      {
        by: 'roehre_el34',
        ago: '5h',
        text: 'Ich hätte Samstag Zeit. Und Röhren.',
        picture: 'amp-orange',
      },
    ],
  },
  {
    between: ['roehre_el34', 'grabwaerter'],
    unread: 1,
    messages: [
      { by: 'grabwaerter', ago: '1d 2h', text: 'Läuft die Anlage für Samstag?' },
      { by: 'roehre_el34', ago: '3h', text: 'Läuft. Raucht nicht. Beides neu.' },
    ],
  },
]
